import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import type { Label } from '../i18n/catalogue.ts';
import type { Shown } from '../i18n/useShown.ts';
import { guardSecondClicks } from '../internals/secondClick.ts';
import { late } from '../internals/late.ts';

guardSecondClicks();

// Questions are asked long after a page has begun.
const ConfirmDialog = late(() => import('./ConfirmDialog.tsx'));

/** What a person is asked. */
export interface ConfirmOptions {
  /** Heading, default 请确认. */
  title?: Label;
  /** The question. */
  content: Shown;
  /** Words of the button that agrees, 确定 / OK unless said. */
  okText?: Label;
  /** Words of the button that does not, 取消 / Cancel unless said. */
  cancelText?: Label;
  /** The action cannot be undone: the OK button is red. */
  danger?: boolean;
}

/** Asks and resolves to whether the person agreed; asked once more while it waits, the same question gets no. Never rejects. */
export type Confirm = (options: ConfirmOptions | string) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Shows the questions that `useConfirm` asks from anywhere inside; several wait in turn.
 *
 * @example <ConfirmProvider><App /></ConfirmProvider> // below: if (await confirm('确定要删除吗?')) await remove();
 */
export function ConfirmProvider({ children }: ConfirmProviderProps) {
  const [queue, setQueue] = useState<readonly Question[]>([]);
  const nextId = useRef(0);
  // The queue as it is now: a second press comes before the first has been drawn.
  const waiting = useRef(queue);
  const question = queue[0];

  const ask = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        nextId.current += 1;
        const asked = { id: nextId.current, ...(typeof options === 'string' ? { content: options } : options), resolve };
        if (waiting.current.some(({ content }) => content === asked.content)) resolve(false);
        else setQueue((waiting.current = [...waiting.current, asked]));
      }),
    [],
  );
  const answer = (isAgreed: boolean) => {
    question?.resolve(isAgreed);
    setQueue((waiting.current = waiting.current.filter((other) => other !== question)));
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {question && <ConfirmDialog key={question.id} question={question} onAnswer={answer} />}
    </ConfirmContext>
  );
}

/** Props of {@link ConfirmProvider}. */
export interface ConfirmProviderProps {
  /** Everything that may ask. */
  children: ReactNode;
}

/**
 * The function that asks for agreement.
 *
 * @throws outside of a ConfirmProvider
 * @example
 * const confirm = useConfirm();
 * const handleRemove = async () => {
 *   if (await confirm({ content: 'Remove this device?', danger: true })) await save();
 * };
 * return <Button onClick={handleRemove}>Remove</Button>;
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm: render this part inside <ConfirmProvider>.');
  return confirm;
}

interface Question extends ConfirmOptions {
  id: number;
  resolve: (isAgreed: boolean) => void;
}
