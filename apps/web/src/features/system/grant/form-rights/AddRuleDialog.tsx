import { DictSelect } from '@tarmac/admin-kit/dictionary';
import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Select, TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '../../../../shared/texts/errorText.ts';
import { formRightsTexts as texts } from './formRightsTexts.ts';

interface NewRule {
  ruleName: string;
  ruleColumn: string;
  ruleOperator: string;
  ruleValue: string;
}

interface AddRuleDialogProps {
  fields: readonly { value: string; label: string }[];
  onAdd: (rule: NewRule) => Promise<void>;
  onClose: () => void;
}

/** Says which rows a rule leaves. */
export function AddRuleDialog({ fields, onAdd, onClose }: AddRuleDialogProps) {
  const { localize } = useLocale();
  const [rule, setRule] = useState<NewRule>({ ruleName: '', ruleColumn: '', ruleOperator: '=', ruleValue: '' });
  const set = (part: Partial<NewRule>) => setRule({ ...rule, ...part });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={localize(texts.addRule)}
      width={480}
      okDisabled={Object.values(rule).some((value) => value.trim() === '')}
      onOk={() => onAdd(rule)}
      onOkError={(error) => notices.error(errorText(error))}
    >
      <div className="flex flex-col gap-3">
        <Labelled label={localize(texts.ruleName)}>
          {(id) => <TextInput id={id} maxLength={50} value={rule.ruleName} onValueChange={(ruleName) => set({ ruleName })} />}
        </Labelled>
        <Labelled label={localize(texts.ruleColumn)}>
          {(id) => (
            <Select
              id={id}
              allowClear={false}
              options={fields}
              value={rule.ruleColumn || null}
              onValueChange={(ruleColumn) => set({ ruleColumn: ruleColumn ?? '' })}
            />
          )}
        </Labelled>
        <Labelled label={localize(texts.ruleOperator)}>
          {(id) => (
            <DictSelect
              id={id}
              code="rule_conditions"
              value={rule.ruleOperator}
              onValueChange={(ruleOperator) => set({ ruleOperator: ruleOperator ?? '=' })}
            />
          )}
        </Labelled>
        <Labelled label={localize(texts.ruleValue)} help={localize(texts.ruleValueHelp)}>
          {(id) => <TextInput id={id} maxLength={300} value={rule.ruleValue} onValueChange={(ruleValue) => set({ ruleValue })} />}
        </Labelled>
      </div>
    </Dialog>
  );
}

function Labelled({ label, help, children }: { label: string; help?: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help !== undefined && <span className="text-sm text-ink-secondary">{help}</span>}
    </div>
  );
}
