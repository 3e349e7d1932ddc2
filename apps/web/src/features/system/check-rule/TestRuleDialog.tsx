import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, TextInput } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type CheckRule, createCheckRuleApi } from '@tarmac/freight-api/system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/session/session.ts';
import { checkRuleTexts as texts } from './checkRuleTexts.ts';

const api = createCheckRuleApi(client);

/** Tries a value on a rule as forms do. @source SYS-13, jeecg-wire 3.8 */
export function TestRuleDialog({ rows, onOpenChange }: ActionDialogProps<CheckRule, unknown>) {
  const { localize } = useLocale();
  const rule = rows[0]!;
  const [value, setValue] = useState('');
  // The wire takes the value encoded once more than a query needs.
  const check = useMutation({
    mutationFn: (text: string) => api.checkByCode({ ruleCode: rule.ruleCode ?? '', value: encodeURIComponent(text) }),
  });
  const outcome = check.isSuccess ? localize(texts.passed) : check.error?.message;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={`${localize(texts.test)} · ${rule.ruleName}`}
      width={560}
      footer={<Button onClick={() => onOpenChange(false)}>{localize(texts.close)}</Button>}
    >
      <div className="flex flex-col gap-3">
        <div className="flex gap-2">
          <TextInput
            className="flex-1"
            aria-label={localize(texts.value)}
            placeholder={localize(texts.value)}
            value={value}
            maxLength={1000}
            onValueChange={(text) => {
              setValue(text);
              check.reset();
            }}
            onEnter={(text) => check.mutate(text)}
          />
          <Button variant="primary" busy={check.isPending} onClick={() => check.mutate(value)}>
            {localize(texts.run)}
          </Button>
        </div>
        <p aria-live="polite" className={`m-0 min-h-5 ${check.isSuccess ? 'text-ok-ink' : 'text-danger-ink'}`}>
          {outcome}
        </p>
      </div>
    </Dialog>
  );
}
