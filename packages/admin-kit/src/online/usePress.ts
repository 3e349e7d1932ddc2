import { use } from 'react';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { errorText } from '../internals/errorText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { notices } from '../notice/createNoticeStore.ts';
import { OpenPageContext } from '../resource/openPage.ts';
import { isPageHere, linkOf } from './linkOf.ts';
import { useOnline } from './OnlineContext.ts';
import type { OnlineButton, OnlineRow } from './onlineForm.ts';
import { zhOnline } from './texts.zh.ts';

/** Presses a button outside of a list: asks first where it says so, and tells how it went. */
export function usePress() {
  const { t, localize } = useTexts(zhOnline);
  const confirm = useConfirm();
  const run = useRun();
  return async (button: OnlineButton, pressed: Pressed) => {
    const question = button.action.confirm;
    if (question !== null && !(await confirm(localize(question)))) return;
    try {
      await run(button, pressed);
      if (button.action.kind !== 'open') notices.success(t('online.done'));
    } catch (error) {
      notices.error(errorText(error));
    }
  };
}

interface Pressed {
  ids: readonly string[];
  /** What an address is filled with. */
  row: OnlineRow;
  values?: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
}

/** Does what a button says; a page opens in the app, another address in a window of its own. */
export function useRun() {
  const { api, form, user } = useOnline();
  const openPage = use(OpenPageContext);
  const open = (address: string | undefined) => {
    if (address === undefined) return;
    if (openPage && isPageHere(address)) openPage(address);
    else window.open(address, '_blank', 'noopener');
  };
  return async ({ code, action }: OnlineButton, { ids, row, values, idempotencyKey = crypto.randomUUID() }: Pressed) => {
    if (action.kind === 'open') return open(linkOf(action.to, { row, user }));
    const to = await api.press?.({ formId: form.id, code, ids, ...(values && { values: { ...values } }), idempotencyKey });
    open(linkOf(to, { row, user }));
  };
}
