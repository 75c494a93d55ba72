import { lazy, Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { Notices } from './Notices.tsx';
import { Question } from './Question.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Stage } from './stage/Stage.tsx';
import { TopBar } from './TopBar.tsx';
import { useWindowState } from './WindowContext.ts';

const YamlPane = lazy(() =>
  import('./yaml/YamlPane.tsx').then((yaml) => ({ default: yaml.YamlPane })),
);

/** The whole window: the panel at the left, the pages in the middle, the file at the right. */
export function Window() {
  const isEditorOpen = useWindowState('isEditorOpen');
  const isConnected = useWindowState('isConnected');
  const fixed = { groupResizeBehavior: 'preserve-pixel-size' } as const;
  return (
    <div className="window">
      <TopBar />
      <div className="disconnected" role="status">
        {!isConnected &&
          'The preview has ended, so nothing can be saved. Start it again with npm start: this window ' +
            'goes on by itself, with everything that you have typed.'}
      </div>
      <main>
        <Group orientation="horizontal">
          <Panel id="panel" defaultSize={440} minSize={320} {...fixed}>
            <SidePanel />
          </Panel>
          <Separator className="divider" aria-label="Width of the panel" />
          <Panel id="stage" minSize={280}>
            <Stage />
          </Panel>
          {isEditorOpen && (
            <>
              <Separator className="divider" aria-label="Width of the editor" />
              <Panel id="yaml" defaultSize={520} minSize={300} {...fixed}>
                <Suspense fallback={<p className="waiting">The editor is loading…</p>}>
                  <YamlPane />
                </Suspense>
              </Panel>
            </>
          )}
        </Group>
      </main>
      <Notices />
      <Question />
    </div>
  );
}
