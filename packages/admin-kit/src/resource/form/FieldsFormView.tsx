import type { Label } from '../../i18n/catalogue.ts';
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { focusFirstInputIn } from '../../dialog/focusFirstInput.ts';
import { useFieldKinds } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { FieldInputProps } from '../../field/defineFieldKind.ts';
import { Form, FormField, FormGroup } from '../../form/Form.tsx';
import { Steps } from '../../input/progress.tsx';
import { Button } from '../../internals/Button.tsx';
import { TabRow } from '../../internals/TabRow.tsx';
import { fieldOf, isBlank } from './fieldValues.ts';
import { holds, partsOf, toItem, type FormItem, type FormPart, type FormSpec, type FormValues } from './formSpec.ts';
import type { FieldsForm } from './useFieldsForm.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * The inputs of a form of fields: in order, in titled groups, in steps or in tabs.
 *
 * @example <FieldsFormView fieldsForm={useFieldsForm({ fields, spec, onSubmit: save })} spec={spec} label="设备" />
 * @keyboard
 * Enter: In an input of one line: saves, or goes on to the next step
 */
export function FieldsFormView({ fieldsForm, spec, columns = 2, row, label, onStepsChange }: FieldsFormViewProps) {
  const { localize, t } = useTexts(zhScreens);
  const name = label === undefined ? undefined : localize(label);
  const [step, setStep] = useState(0);
  const { form, context } = fieldsForm;
  const parts = partsOf(spec);
  const isStepped = 'steps' in spec;
  const isTabbed = 'tabs' in spec;
  const isOne = isStepped || isTabbed;
  const id = useId();
  const { errors, submitCount } = useFormState({ control: form.methods.control });
  const [seenSubmits, setSeenSubmits] = useState(0);

  // A refused save leads to the step or tab with the first wrong input; out of view nobody would find it.
  if (submitCount !== seenSubmits) {
    setSeenSubmits(submitCount);
    const wrong = parts.findIndex((part) => part.items.some((item) => toItem(item).field in errors));
    if (wrong >= 0) setStep(wrong);
  }

  const next = async () => {
    const names = parts[step]!.items.map((item) => toItem(item).field);
    if (await form.methods.trigger(names, { shouldFocus: true })) setStep(step + 1);
  };

  const shown = useRef<HTMLDivElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    // None of its inputs could take the focus as long as the step was hidden.
    if (shown.current && isStepped) focusFirstInputIn(shown.current);
  }, [step, isStepped]);

  const isLast = step >= parts.length - 1;
  const tellSteps = useEffectEvent(() =>
    onStepsChange?.({
      onPrevious: step > 0 ? () => setStep(step - 1) : undefined,
      onNext: isLast ? undefined : () => void next(),
    }),
  );
  useEffect(() => {
    if (isStepped) tellSteps();
  }, [isStepped, step, isLast]);

  return (
    <Form form={form} columns={columns} aria-label={name}>
      {isStepped && (
        <div className="mb-4">
          <Steps steps={parts.map((part) => localize(part.title ?? ''))} current={step} />
        </div>
      )}
      {isTabbed && (
        <div className="mb-4">
          <TabRow
            id={id}
            label={name ?? ''}
            items={parts.map((part, index) => ({
              key: String(index),
              title: localize(part.title ?? ''),
              mark: <WrongMark count={part.items.filter((item) => toItem(item).field in errors).length} />,
            }))}
            active={step}
            onActiveChange={setStep}
          />
        </div>
      )}
      {parts.map((part, index) => (
        // Steps and tabs out of view stay mounted, so that their values and errors do.
        <div
          key={part.title ? localize(part.title) : index}
          ref={index === step ? shown : undefined}
          hidden={isOne && index !== step}
          {...(isTabbed && { id: `${id}-${index}`, role: 'tabpanel', 'aria-labelledby': `${id}-${index}-tab` })}
          className={isOne ? undefined : 'not-first:mt-5'}
        >
          <FormGroup title={part.title && !isOne ? localize(part.title) : undefined}>
            {part.items.map((item) => (
              <Item key={toItem(item).field} item={toItem(item)} fields={context.fields} row={row} asks={fieldsForm.asks} />
            ))}
          </FormGroup>
          {part.footer && <PartFooter render={part.footer} row={row} />}
        </div>
      ))}
      {isStepped && (
        <div className={onStepsChange ? 'hidden' : 'mt-4 flex justify-end gap-2'}>
          {step > 0 && <Button onClick={() => setStep(step - 1)}>{t('form.previous')}</Button>}
          {!isLast && (
            // Enter in an input presses the first button that submits: here it goes on, in the last step it saves.
            <Button
              type="submit"
              variant="primary"
              onClick={(event) => {
                event.preventDefault();
                void next();
              }}
            >
              {t('form.next')}
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}

/** Props of {@link FieldsFormView}. */
export interface FieldsFormViewProps {
  /** What `useFieldsForm` made: values, checks and what the server said. */
  fieldsForm: FieldsForm;
  /** Fields in order, groups, steps or tabs. */
  spec: FormSpec;
  /** Columns on a wide screen, default 2; a phone has one. */
  columns?: 1 | 2 | 3;
  /** The stored row, for texts of references. */
  row?: Readonly<Record<string, unknown>>;
  /** Name of the form for assistive technology. */
  label?: Label;
  /** Of a form in steps: told what leads to the steps beside the present one, for buttons elsewhere; absent draws them below the inputs. */
  onStepsChange?: (steps: FormStepsHandle) => void;
}

/** What leads to the steps beside the present one; undefined where there is none. */
export interface FormStepsHandle {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

function PartFooter({ render, row }: { render: NonNullable<FormPart['footer']>; row: FieldsFormViewProps['row'] }) {
  const values = useWatch() as FormValues;
  return <div className="mt-3">{render(values, row)}</div>;
}

function Item(props: ItemProps) {
  const { when, required, needed, disabled, follows } = props.item;
  const isDependent = when || follows || [required, needed, disabled].some((condition) => typeof condition === 'function');
  return isDependent ? <DependentItem {...props} /> : <Input {...props} {...marksOf(props.item, {})} />;
}

/** Says that something out of view is wrong. */
function WrongMark({ count }: { count: number }) {
  const { t } = useTexts(zhScreens);
  return count > 0 && <span role="img" aria-label={t('form.errors', { count })} className="size-1.5 rounded-full bg-danger-solid" />;
}

const marksOf = ({ required, needed, disabled }: FormItem, values: FormValues) => ({
  isRequired: holds(required, values) || holds(needed, values),
  isDisabled: holds(disabled, values),
});

interface ItemProps {
  item: FormItem;
  fields: Readonly<Record<string, FieldDefinition>>;
  row?: Readonly<Record<string, unknown>>;
  asks: FieldsForm['asks'];
}

function DependentItem(props: ItemProps) {
  const values = useWatch() as FormValues;
  useFollowed(props.item, values);
  if (props.item.when && !props.item.when(values)) return null;
  return <Input {...props} {...marksOf(props.item, values)} />;
}

/** Takes over what the followed input says, typed or filled in, unless the input has a value of its own. */
function useFollowed({ field, follows }: FormItem, values: FormValues): void {
  const { setValue } = useFormContext();
  const followed = follows && values[follows.field];
  const seen = useRef(followed);
  const follow = useEffectEvent(() => {
    const as = follows?.as ?? ((value: unknown) => value);
    const isOwn = !isBlank(values[field]) && values[field] !== as(seen.current);
    const next = as(followed);
    if (seen.current !== followed && !isOwn && next !== undefined) setValue(field, next, { shouldDirty: true, shouldValidate: true });
    seen.current = followed;
  });
  useEffect(() => follow(), [followed]);
}

function Input({ item, fields, row, asks, isRequired, isDisabled }: ItemProps & { isRequired: boolean; isDisabled: boolean }) {
  const { localize, t } = useTexts(zhScreens);
  const kindOf = useFieldKinds();
  const isAsking = useSyncExternalStore(asks.subscribe, () => asks.isAsking(item.field));
  const { setValue } = useFormContext();
  const meta = fieldOf(fields, item.field);
  const kind = kindOf(meta);
  const valueText = meta.textField ? row?.[meta.textField] : undefined;
  // A contract's description is for developers; what a person needs to read is written in both languages.
  const help = item.help ?? meta.help;
  return (
    <FormField
      name={item.field}
      label={localize(meta.label)}
      required={isRequired || meta.required}
      help={help && localize(help)}
      status={isAsking && t('form.checking')}
      wide={item.wide ?? kind.isWide?.(meta)}
      disabled={isDisabled}
    >
      {(control) => (
        <kind.Input
          {...(control as unknown as FieldInputProps<unknown>)}
          onValueChange={(value: unknown) => {
            control.onValueChange(value);
            asks.change(item.field);
          }}
          onBlur={() => {
            control.onBlur?.();
            void asks.leave(item.field);
          }}
          meta={meta}
          valueText={typeof valueText === 'string' ? valueText : undefined}
          onPick={
            item.onPick &&
            ((picked) => item.onPick?.(picked, (name, value) => setValue(name, value, { shouldDirty: true, shouldValidate: true })))
          }
        />
      )}
    </FormField>
  );
}
