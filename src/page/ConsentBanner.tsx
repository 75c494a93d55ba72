import { data, ids } from '#browser/dom.ts';
import type { SharedData } from './PageData.ts';

/**
 * Asks for consent before anything that needs it is loaded. Hidden in every page; the boot script shows
 * it (`data-consent="ask"` on the root element) and handles the answer, before hydration and after, so
 * there is no state here.
 */
export function ConsentBanner({ consent }: { consent: SharedData['consent'] }) {
  const { categories = {}, asked, companies, vendors } = consent;
  return (
    <section id={ids.consent} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{consent.heading}</h2>
      <p>{consent.text}</p>
      {consent.refusal !== undefined && <p>{consent.refusal}</p>}
      {consent.privacySignal !== undefined && <p className="signal">{consent.privacySignal}</p>}
      {asked.length > 1 &&
        asked.map((category) => (
          <label key={category}>
            <input type="checkbox" name={category} />
            <b>{categories[category]?.label}</b>
            <span>{categories[category]?.text}</span>
          </label>
        ))}
      <div>
        <button type="button" className="answer" {...data({ consent: 'accepted' })}>
          {consent.accept}
        </button>
        <button type="button" className="answer" {...data({ consent: 'rejected' })}>
          {consent.reject}
        </button>
        {asked.length > 1 && (
          <button type="button" className="answer" {...data({ consent: 'chosen' })}>
            {consent.save}
          </button>
        )}
      </div>
      {vendors !== undefined && (
        <details>
          <summary>{vendors}</summary>
          <ul>
            {companies.map(({ name, category, privacy }) => (
              <li key={name}>
                <a href={privacy} target="_blank" rel="noopener">
                  {name}
                </a>
                {categories[category] && ` (${categories[category].label})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const headingId = `${ids.consent}-heading`;
