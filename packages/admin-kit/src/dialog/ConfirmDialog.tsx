import { CircleHelp, TriangleAlert } from 'lucide-react';
import type { ConfirmOptions } from './ConfirmProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { useShown } from '../i18n/useShown.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** One question, asked until it is answered. */
export default function ConfirmDialog({ question, onAnswer }: { question: ConfirmOptions; onAnswer: (isAgreed: boolean) => void }) {
  const { t } = useTexts();
  const shown = useShown();
  return (
    <Dialog
      open
      width={420}
      title={question.title ?? t('confirm.title')}
      okText={question.okText}
      cancelText={question.cancelText}
      okDanger={question.danger}
      okClose={false}
      onOk={() => onAnswer(true)}
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
    >
      <div className="flex gap-3">
        {question.danger ? (
          <TriangleAlert aria-hidden size={22} className="shrink-0 text-danger-ink" />
        ) : (
          <CircleHelp aria-hidden size={22} className="shrink-0 text-primary-ink" />
        )}
        <div className="min-w-0 flex-1 wrap-anywhere">{shown(question.content)}</div>
      </div>
    </Dialog>
  );
}
