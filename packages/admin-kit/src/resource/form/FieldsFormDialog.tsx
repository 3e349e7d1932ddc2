import type { Label } from '../../i18n/catalogue.ts';
import { use, useRef, useState, type ReactNode } from 'react';
import { late, loadLate } from '../../internals/late.ts';
import { useConfirm } from '../../dialog/ConfirmProvider.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { loadControls } from '../../field/loadControls.tsx';
import { DraftContext } from '../../form/draftContext.ts';
import { ErrorState } from '../../input/states.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import { Button } from '../../internals/Button.tsx';
import type { FormStepsHandle } from './FieldsFormView.tsx';
import type { FieldsFormHandle, FieldsFormState } from './FieldsFormBody.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { FieldsFormOptions } from './useFieldsForm.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

// The form and its inputs arrive together: anyone who opens it wants to type.
const FieldsFormBody = late(async () => (await Promise.all([import('./FieldsFormBody.tsx'), loadLate(loadControls)]))[0], {
  meanwhile: (form) => <FormSkeleton fields={form.fields} spec={form.spec} columns={form.columns} />,
});
const notReady: FieldsFormState = { isReady: false, isSaving: false };

/**
 * One dialog for a form of fields from the click to the end: first with the grey shape of the form, then, when its row and its
 * code have arrived, with the form. Nothing opens twice and the focus never leaves it.
 *
 * @example <FieldsFormDialog title="申请开票" width={960} columns={2} draftable options={{ fields, spec, row, onSubmit: save }} onOpenChange={setOpen} />
 */
export function FieldsFormDialog({ title, width, columns, options, intro, state, ...props }: FieldsFormDialogProps) {
  const { t } = useTexts(zhScreens);
  const confirm = useConfirm();
  const form = useRef<FieldsFormHandle>(null);
  const [{ isReady, isSaving }, setFormState] = useState(notReady);
  const [steps, setSteps] = useState<FormStepsHandle>();

  const handleOpenChange = async (open: boolean) => {
    if (!open && form.current?.isDirty) {
      if (props.asksBeforeDiscard && !(await confirm({ content: t('resource.discard') }))) return;
      form.current.forgetDraft();
    }
    props.onOpenChange(open);
  };
  // A form in steps is long: who cannot finish it now keeps what they have, and is offered it the next time.
  const isKept = use(DraftContext) !== undefined && steps !== undefined && options.draft !== undefined && !options.isStored;
  const keep = () => {
    if (form.current?.isDirty) {
      form.current.keepDraft();
      notices.success(t('resource.draftKept'));
    }
    props.onOpenChange(false);
  };
  const skeleton = <FormSkeleton fields={options.fields} spec={options.spec} columns={columns} />;

  return (
    <Dialog
      open
      title={title}
      width={width}
      fullScreenToggle={props.fullScreenToggle}
      okText={props.okText}
      okDanger={props.okDanger}
      okDisabled={!isReady || props.okDisabled}
      okClose={false}
      busy={isSaving}
      onOk={() => form.current?.save()}
      steps={steps && { ...steps, previousText: t('form.previous'), nextText: t('form.next') }}
      aside={
        (props.draftable || isKept) && (
          <Button disabled={!isReady || isSaving} onClick={props.draftable ? () => void form.current?.save('draft') : keep}>
            {t('resource.saveDraft')}
          </Button>
        )
      }
      onOpenChange={(open) => void handleOpenChange(open)}
    >
      {state?.problem !== undefined ? (
        <ErrorState onRetry={state.onRetry}>{state.problem}</ErrorState>
      ) : state?.isLoading ? (
        skeleton
      ) : (
        <FieldsFormBody
          ref={form}
          columns={columns}
          label={title}
          intro={intro}
          onStateChange={setFormState}
          onStepsChange={setSteps}
          {...options}
        />
      )}
    </Dialog>
  );
}

/** Props of {@link FieldsFormDialog}. */
export interface FieldsFormDialogProps {
  /** What the dialog is called, also for those who hear it. */
  title: Label;
  /** Width in px. */
  width: number;
  /** Inputs side by side, where there is room. */
  columns: 1 | 2 | 3;
  /** What the form is made of. */
  options: FieldsFormOptions;
  /** Stands above the inputs. */
  intro?: ReactNode;
  /** What the form waits for, and what went wrong meanwhile. */
  state?: { isLoading: boolean; problem?: string; onRetry?: () => void };
  /** Whether it may be stretched over the whole window. */
  fullScreenToggle?: boolean;
  /** Words of the button that saves; 确定 unless given. */
  okText?: Label;
  /** Whether saving destroys something, and its button says so. */
  okDanger?: boolean;
  /** Whether nothing may be saved now. */
  okDisabled?: boolean;
  /** Whether it may be saved without what is only `needed`, by a button of its own. */
  draftable?: boolean;
  /** Whether closing asks first when something was typed. */
  asksBeforeDiscard?: boolean;
  /** Told when the person closes it. */
  onOpenChange: (open: boolean) => void;
}
