import { late } from '../internals/late.ts';

const DraftKeeper = late(() => import('./DraftKeeper.tsx'));

/**
 * Keeps what is typed in the form around it and offers what an earlier window lost. Each form keeps its own: what is offered, or
 * typed in another window, stays until somebody has decided about it. Values that are not to lie in the browser, such as numbers
 * of documents, are named in `without`.
 *
 * @example <Form form={form}><FormDraft id="device:add" without={['idCard']} /></Form>
 */
export function FormDraft(props: FormDraftProps) {
  return <DraftKeeper {...props} />;
}

/** Props of {@link FormDraft}. */
export interface FormDraftProps {
  /** Tells forms apart, such as `driver:add`. */
  id: string;
  /** Names of values that are not kept. */
  without?: readonly string[];
}
