import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Select } from '@tarmac/admin-kit/input';
import { PermissionProvider } from '@tarmac/admin-kit/permission';
import { ListStateContext, ResourceList, type FormValues } from '@tarmac/admin-kit/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { buttonsOf } from './button.resource.ts';
import { designTexts as texts } from './designTexts.ts';
import { TrialRun } from './TrialRun.tsx';
import { triedOfButton } from './trialRun.ts';
import { trialTexts } from './trialTexts.ts';
import { useButtons } from './useStoredForm.ts';

const does = (kind: string) => (values: FormValues) => values['actionKind'] === kind;
const granted = ['list', 'add', 'edit', 'delete'].map((action) => ({ action: `online:form:${action}` }));

/** The buttons of a stored form, each saved by itself. */
export function ButtonsPart({ headId }: { headId: string }) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const resource = useMemo(
    () => buttonsOf(headId, () => void client.invalidateQueries({ queryKey: ['formDraft', headId, 'buttons'] })),
    [headId, client],
  );
  if (headId === 'new') return <Empty>{localize(texts.saveFirst)}</Empty>;
  return (
    <>
      <PermissionProvider formList={granted}>
        <ListStateContext value={null}>
          <ResourceList
            resource={resource}
            isOneOfMany
            columns={['buttonName', 'buttonCode', 'buttonStyle', 'actionKind', 'exp', 'buttonStatus']}
            defaultSort={null}
            view={false}
            maxHeight="none"
            form={[
              'buttonName',
              'buttonNameEn',
              'buttonCode',
              'buttonStyle',
              'actionKind',
              { field: 'actionValues', wide: true, when: does('set'), required: true },
              { field: 'actionTo', wide: true, when: does('open'), required: true },
              { field: 'actionName', when: does('call'), required: true },
              { field: 'actionTemplate', when: does('message'), required: true },
              { field: 'actionReceivers', wide: true, when: does('message'), required: true },
              'confirmZh',
              'confirmEn',
              { field: 'exp', wide: true },
              'orderNum',
              'buttonStatus',
            ]}
          />
        </ListStateContext>
      </PermissionProvider>
      <ButtonTrial headId={headId} />
    </>
  );
}

/** A stored button, tried on values: whether it is shown, and what it does. */
function ButtonTrial({ headId }: { headId: string }) {
  const { localize } = useLocale();
  const { data: buttons = [] } = useButtons(headId);
  const [code, setCode] = useState<string | null>(null);
  const button = buttons.find(({ buttonCode }) => buttonCode === code) ?? buttons[0];
  if (button === undefined) return null;
  return (
    <TrialRun
      key={button.id}
      title={trialTexts.buttons}
      tried={triedOfButton(button, localize)}
      note={button.action?.kind === 'call' ? trialTexts.callNote : trialTexts.setNote}
    >
      <div className="w-56">
        <Select
          aria-label={localize(trialTexts.button)}
          allowClear={false}
          value={button.buttonCode}
          onValueChange={setCode}
          options={buttons.map(({ buttonCode, buttonName, buttonNameEn }) => ({
            value: buttonCode ?? '',
            label: localize({ zh: buttonName ?? '', en: buttonNameEn || (buttonName ?? '') }),
          }))}
        />
      </div>
    </TrialRun>
  );
}
