import { useState } from 'react';
import type { EditApi } from '#preview/EditApi.ts';
import { reasonOf } from '#preview/apiClient.ts';
import { Button } from './parts.tsx';
import { useAnswer, useWindow } from './WindowContext.ts';

type Example = EditApi['GET examples']['answer']['examples'][number];

/** In place of the window while its folder has no site: writes one to begin with, whose pages then come by themselves. */
export function NewSite() {
  const { api } = useWindow();
  const offer = useAnswer('GET examples');
  const [refusal, setRefusal] = useState<string>();
  const begin = ({ name }: Example) =>
    api('POST new', { name }).then(
      (result) =>
        setRefusal(
          'taken' in result
            ? `There is a file ${result.taken} already, and nothing is written over. Move it away, or choose another site.`
            : undefined,
        ),
      (error: unknown) => setRefusal(reasonOf(error)),
    );
  return (
    <main className="new-site">
      <h1>Begin a site</h1>
      <p>
        There is no site.yaml in <code>{offer?.folder}</code> yet. Choose what to begin with: all of
        it can be changed afterwards.
      </p>
      <ul>
        {offer?.examples.map((example) => (
          <li key={example.name}>
            <Button look="choice" isWriting onClick={() => void begin(example)}>
              <img src={example.cover} alt="" />
              <strong>{example.title}</strong>
              <span>{example.about}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert">{refusal}</p>
    </main>
  );
}
