import { useConfirm } from '@tarmac/admin-kit/dialog';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Checkbox, IconButton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { createFormRightsApi, type OnlineFormRoles } from '@tarmac/freight-api/online';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../../shared/session/session.ts';
import { errorText } from '../../../../shared/texts/errorText.ts';
import { AddRuleDialog } from './AddRuleDialog.tsx';
import { type Edits, rulesOf } from './formRightsModel.ts';
import { formRightsTexts as texts } from './formRightsTexts.ts';

const api = createFormRightsApi(client);

/** What every form has besides. */
const commonTitles: Readonly<Record<string, LocalText>> = { createBy: texts.createBy, sysOrgCode: texts.sysOrgCode };

interface RowRulesProps {
  picture: OnlineFormRoles;
  roleId: string;
  edits: Edits;
  onChosen: (rules: string[]) => void;
  /** Some were added or removed. */
  onRules: () => void;
}

/** Rules of which is chosen what narrows the rows of the role. */
export function RowRules({ picture, roleId, edits, onChosen, onRules }: RowRulesProps) {
  const { localize } = useLocale();
  const can = useCan();
  const confirm = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const chosen = edits.rules ?? rulesOf(picture, roleId);
  const mayEdit = can('online:form:edit');
  const remove = async (id: string) => {
    if (!(await confirm({ content: localize(texts.removeRuleAsk), danger: true }))) return;
    try {
      await api.deleteAuthData(id);
      if (edits.rules) onChosen(edits.rules.filter((one) => one !== id));
      onRules();
    } catch (error) {
      notices.error(errorText(error));
    }
  };
  return (
    <section aria-label={localize(texts.rules)} className="flex flex-col gap-1">
      <div className="flex items-center gap-3">
        <h3 className="m-0 me-auto text-base font-medium">{localize(texts.rules)}</h3>
        {mayEdit && (
          <Button size="small" onClick={() => setAdding(true)}>
            {localize(texts.addRule)}
          </Button>
        )}
      </div>
      <p className="m-0 text-ink-secondary">{localize(picture.rules.length === 0 ? texts.noRules : texts.rulesHint)}</p>
      {picture.rules.map(({ id, ruleName, ruleColumn, columnTitle, ruleOperator, ruleValue, roles }) => {
        const others = picture.roles.filter((role) => role.id !== roleId && roles.includes(role.id)).map(({ title }) => title);
        return (
          <div key={id} className="flex flex-wrap items-center gap-x-3">
            <Checkbox
              className="min-h-8"
              value={chosen.includes(id)}
              onValueChange={(value) => onChosen(value ? [...chosen, id] : chosen.filter((one) => one !== id))}
            >
              {ruleName}
            </Checkbox>
            <code className="text-sm text-ink-secondary">{`${localize(commonTitles[ruleColumn] ?? columnTitle)} ${ruleOperator} ${ruleValue}`}</code>
            {others.length > 0 && (
              <span className="text-sm text-ink-secondary">
                {localize(texts.alsoFor)}
                {others.join(localize(texts.between))}
              </span>
            )}
            {mayEdit && (
              <IconButton
                label={`${localize(texts.removeRule)} ${ruleName}`}
                icon={<Trash2 aria-hidden size={15} />}
                onClick={() => void remove(id)}
              />
            )}
          </div>
        );
      })}
      {isAdding && (
        <AddRuleDialog
          fields={[
            ...picture.fields.map(({ code, title }) => ({ value: code, label: title })),
            { value: 'createBy', label: localize(texts.createBy) },
            { value: 'sysOrgCode', label: localize(texts.sysOrgCode) },
          ]}
          onAdd={async (rule) => {
            const { id } = await api.addAuthData({ cgformId: picture.id, ...rule });
            onChosen([...chosen, id]);
            onRules();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
