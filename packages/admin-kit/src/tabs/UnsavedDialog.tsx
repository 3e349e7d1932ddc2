import { Dialog } from '../dialog/Dialog.tsx';
import { useTabs } from './TabsContext.ts';
import type { Tab } from './tabsReducer.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The one question about everything unsaved that a step would lose. A chunk of its own: most sessions never see it. */
export default function UnsavedDialog({ tabs, onAnswer, onVisit }: UnsavedDialogProps) {
  const { t } = useTexts();
  const { activeKey } = useTabs().state;
  // Anyone who wants to go on typing stands in front of the input afterwards, wherever the step was asked for.
  const hidden = tabs.some((tab) => tab.key === activeKey) ? undefined : tabs[0];
  return (
    <Dialog
      open
      title={t('tabs.unsavedTitle')}
      width={440}
      okText={t('tabs.discard')}
      cancelText={t('tabs.stay')}
      okDanger
      okClose={false}
      onOk={() => onAnswer(true)}
      onCancel={() => (hidden === undefined ? onAnswer(false) : onVisit(hidden))}
      onOpenChange={() => onAnswer(false)}
      onOpenAutoFocus={(event) => {
        // A careless Enter must not throw work away.
        event.preventDefault();
        (event.currentTarget as HTMLElement).querySelector<HTMLElement>('footer button')?.focus();
      }}
    >
      <p className="m-0">{t('tabs.unsaved')}</p>
      {tabs.length > 0 && (
        <ul className="mt-2 mb-0 list-none p-0">
          {tabs.map((tab) => (
            <li key={tab.key}>
              <button
                type="button"
                onClick={() => onVisit(tab)}
                className="min-h-8 w-full cursor-pointer truncate rounded-sm border-0 bg-transparent px-2 text-start text-primary-ink hover:bg-hover"
              >
                {tab.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Props of {@link UnsavedDialog}. */
export interface UnsavedDialogProps {
  /** Tabs with unsaved input; empty when only a widget outside of the tabs has some. */
  tabs: readonly Tab[];
  /** True: the input may be lost. */
  onAnswer: (discard: boolean) => void;
  /** Looks at one of the tabs instead. */
  onVisit: (tab: Tab) => void;
}
