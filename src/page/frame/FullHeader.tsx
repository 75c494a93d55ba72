import { ActionButton } from '#parts/ActionButton.tsx';
import type { HeaderProps } from '../Header.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { Announcement } from './Announcement.tsx';
import { HeaderText } from './HeaderText.tsx';
import { Menu } from './Menu.tsx';
import { hasMenu } from './has.ts';

/** The top of every page of a site that says more there: an announcement, a menu, buttons (header.css). */
export function FullHeader({ header, site }: HeaderProps) {
  const { announcement, homeLabel, buttons = [] } = header;
  return (
    <>
      {announcement && <Announcement announcement={announcement} />}
      <header>
        <div>
          <HomeLink label={homeLabel} site={site} />
          {hasMenu(header) ? (
            <Menu header={header} site={site} />
          ) : (
            <>
              <HeaderText header={header} />
              {buttons.length > 0 && (
                <div className="buttons">
                  {buttons.map((button, index) => (
                    <ActionButton key={index} button={button} />
                  ))}
                </div>
              )}
            </>
          )}
        </div>
      </header>
    </>
  );
}
