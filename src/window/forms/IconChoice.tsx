import { Button } from '../parts.tsx';
import { useAnswer } from '../WindowContext.ts';

type Props = { text: string; onChange: (name: string) => void };

/** The icons whose names hold what is typed, to be chosen by their drawings. */
export function IconChoice({ text, onChange }: Props) {
  const found = useAnswer('GET icons', `?words=${encodeURIComponent(text)}`);
  return (
    <div className="icon-choice" role="group" aria-label="Icons of such a name">
      {text === '' && <span className="small">Type a word in English, such as clock.</span>}
      {found?.map(({ name, drawing }) => (
        <Button
          key={name}
          look="button low"
          label={name}
          aria-pressed={name === text}
          onClick={() => onChange(name)}
        >
          <Drawing drawing={drawing} />
        </Button>
      ))}
    </div>
  );
}

/** What an icon of the sets shows. */
export function Drawing({ drawing }: { drawing: string }) {
  return (
    <svg
      className="icon-drawing"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Of a package that comes with Fascia (#load/icons.ts).
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
