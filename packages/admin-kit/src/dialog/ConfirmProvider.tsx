import { CircleHelp, TriangleAlert } from 'lucide-react';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { Dialog } from './Dialog.tsx';

/** What a person is asked. */
export interface ConfirmOptions {
  /** Heading, default 请确认. */
  title?: string;
  /** The question. */
  content: ReactNode;
  okText?: string;
  cancelText?: string;
  /** The deed cannot be undone: the OK button is red. */
  danger?: boolean;
}

/** Asks and resolves to whether the person agreed. Never rejects. */
export type Confirm = (options: ConfirmOptions | string) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Shows the questions that `useConfirm` asks from anywhere inside; several wait in turn. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  const [queue, setQueue] = useState<readonly Question[]>([]);
  const nextId = useRef(0);
  const question = queue[0];

  const ask = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        nextId.current += 1;
        const asked = { id: nextId.current, ...(typeof options === 'string' ? { content: options } : options), resolve };
        setQueue((present) => [...present, asked]);
      }),
    [],
  );
  const answer = (isAgreed: boolean) => {
    question?.resolve(isAgreed);
    setQueue((present) => present.filter((other) => other !== question));
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <Dialog
          key={question.id}
          open
          width={420}
          title={question.title ?? t('confirm.title')}
          okText={question.okText}
          cancelText={question.cancelText}
          okDanger={question.danger}
          okClose={false}
          onOk={() => answer(true)}
          onOpenChange={(open) => {
            if (!open) answer(false);
          }}
        >
          <div className="flex gap-3">
            {question.danger ? (
              <TriangleAlert aria-hidden size={22} className="shrink-0 text-danger-ink" />
            ) : (
              <CircleHelp aria-hidden size={22} className="shrink-0 text-primary-ink" />
            )}
            <div className="min-w-0 flex-1 break-words">{question.content}</div>
          </div>
        </Dialog>
      )}
    </ConfirmContext>
  );
}

/** The function that asks for agreement. @throws outside of a ConfirmProvider */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm: render this part inside <ConfirmProvider>.');
  return confirm;
}

interface Question extends ConfirmOptions {
  id: number;
  resolve: (isAgreed: boolean) => void;
}
