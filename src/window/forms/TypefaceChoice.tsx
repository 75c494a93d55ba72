import { useEffect, useState } from 'react';
import { typefaceAddress } from '#preview/mediaAddress.ts';
import { Button } from '../parts.tsx';
import { useAnswer, useWindow } from '../WindowContext.ts';

type Props = { text: string; onChange: (name: string) => void };

/** The typefaces that are installed, to be chosen by their letters. */
export function TypefaceChoice({ text, onChange }: Props) {
  const { pages } = useWindow();
  const names = useAnswer('GET typefaces');
  return (
    <div className="typeface-choice" role="group" aria-label="Typefaces that are installed">
      {names?.map((name) => (
        <Button
          key={name}
          look="button low"
          aria-pressed={name === text}
          onClick={() => onChange(name)}
        >
          <InItsLetters name={name} pages={pages} />
        </Button>
      ))}
    </div>
  );
}

function InItsLetters({ name, pages }: { name: string; pages: string }) {
  const [family, setFamily] = useState('inherit');
  useEffect(() => {
    // One word: browsers do not agree on quotes here.
    const shown = `typeface-${name.replaceAll(' ', '-')}`;
    const face = new FontFace(shown, `url("${pages}${typefaceAddress(name, 0)}")`);
    const show = () => {
      document.fonts.add(face);
      setFamily(shown);
    };
    face.load().then(show, () => {}); // Without it, its name can still be read.
    return () => void document.fonts.delete(face);
  }, [name, pages]);
  return <span style={{ fontFamily: family }}>{name}</span>;
}
