import { Button } from '../parts.tsx';
import { useSize } from '../useSize.ts';
import { useAnswer, useWindow } from '../WindowContext.ts';
import { notFoundPath, screens } from '../windowState.ts';

type Props = { text: string; onChange: (name: string) => void };

/** How much of a page is shown in each style: the first screen of a desktop. */
const height = 900;

/** The page that is open, small, in each style. */
export function StyleChoice({ text, onChange }: Props) {
  const { pages, path, version } = useWindow();
  const [around, { width: room }] = useSize<HTMLDivElement>();
  const styles = useAnswer('GET styles');
  const shown = path === notFoundPath ? '/' : path;
  const scale = room / screens.desktop;
  return (
    <div className="style-choice" role="group" aria-label="Styles" ref={around}>
      {styles?.map(({ name, about }) => (
        <div key={name} className="style" aria-current={name === text}>
          <div className="picture" style={{ height: height * scale }}>
            <iframe
              style={{ width: screens.desktop, height, transform: `scale(${scale})` }}
              title={`The page in the style ${name}`}
              tabIndex={-1}
              // Without a right to anything: no script runs.
              sandbox=""
              src={`${pages}/_fascia/style/${name}${shown}?${version}`}
            />
          </div>
          <Button look="line-link" aria-pressed={name === text} onClick={() => onChange(name)}>
            {name}
          </Button>
          <p className="small">{about}</p>
        </div>
      ))}
    </div>
  );
}
