import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { hue, small } from './look.ts';
import { Notices } from './Notices.tsx';
import { Question } from './Question.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Stage } from './Stage.tsx';
import { TopBar } from './TopBar.tsx';
import { useIsConnected, useView } from './Workbench.ts';

const YamlPane = lazy(() =>
  import('./yaml/YamlPane.tsx').then((yaml) => ({ default: yaml.YamlPane })),
);

/** The whole window: what there is at the left, the pages in the middle, the file at the right. */
export function Window() {
  const { isEditorOpen } = useView();
  const isConnected = useIsConnected();
  return (
    <div css={frame}>
      <TopBar />
      <div css={gone} role="status">
        {!isConnected &&
          'The preview has ended, so nothing can be saved. Start it again with npm start: this window ' +
            'goes on by itself, with everything that you have typed.'}
      </div>
      <main css={body}>
        <Group orientation="horizontal">
          <Panel
            id="panel"
            defaultSize={440}
            minSize={320}
            groupResizeBehavior="preserve-pixel-size"
          >
            <SidePanel />
          </Panel>
          <Separator css={divider} aria-label="Width of the panel" />
          <Panel id="stage" minSize={280}>
            <Stage />
          </Panel>
          {isEditorOpen && (
            <>
              <Separator css={divider} aria-label="Width of the editor" />
              <Panel
                id="yaml"
                defaultSize={520}
                minSize={300}
                groupResizeBehavior="preserve-pixel-size"
              >
                <Suspense fallback={<p css={[small, waiting]}>The editor is loading…</p>}>
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

const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100%',
});
const body = css({ minHeight: 0 });
const gone = css({
  background: hue.error,
  color: '#ffffff',
  fontWeight: 600,
  '&:not(:empty)': { padding: '8px 14px' },
});
const divider = css({
  width: 5,
  background: hue.line,
  outline: 'none',
  '&:hover, &:focus-visible, &[data-separator="active"]': { background: hue.accent },
});
const waiting = css({ padding: 16 });
