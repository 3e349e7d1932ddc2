import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../internals/Button.tsx';
import { ScrollRegion } from '../../internals/ScrollRegion.tsx';
import { findingText, inspectorTexts as texts } from './explanationTexts.ts';
import { inspectorStore } from './inspectorStore.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The button, the shortcut and the list of refused checks. Development only. */
export default function InspectorPanel() {
  const { localize } = useTexts();
  const isOn = useSyncExternalStore(inspectorStore.subscribe, inspectorStore.isOn);
  const refused = useSyncExternalStore(inspectorStore.subscribe, inspectorStore.refused);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      inspectorStore.toggle();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <section
      aria-label={localize(texts.title)}
      className="fixed bottom-3 start-3 z-[1090] flex max-w-90 flex-col items-start gap-2 text-sm text-ink"
    >
      {isOn && (
        <ScrollRegion
          role="status"
          className="max-h-60 overflow-auto rounded-md border border-solid border-line bg-surface p-3 shadow-dialog"
        >
          {refused.length === 0 ? (
            localize(texts.none)
          ) : (
            <>
              <p className="m-0 mb-2 font-semibold">{localize(texts.refused)}</p>
              <ul className="m-0 flex list-none flex-col gap-2 p-0">
                {refused.map(({ action, explanation }) => (
                  <li key={action}>
                    {explanation.names.map((finding) => (
                      <p key={finding.name} className="m-0">
                        {localize(findingText(finding))}
                      </p>
                    ))}
                  </li>
                ))}
              </ul>
            </>
          )}
        </ScrollRegion>
      )}
      <Button aria-pressed={isOn} title={localize(isOn ? texts.hide : texts.show)} onClick={() => inspectorStore.toggle()}>
        {localize(texts.title)}
      </Button>
    </section>
  );
}
