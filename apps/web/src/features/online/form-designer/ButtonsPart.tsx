import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty } from '@tarmac/admin-kit/input';
import { PermissionProvider } from '@tarmac/admin-kit/permission';
import { ListStateContext, ResourceList, type FormValues } from '@tarmac/admin-kit/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { buttonsOf } from './button.resource.ts';
import { designTexts as texts } from './designTexts.ts';

const does = (kind: string) => (values: FormValues) => values['actionKind'] === kind;
const granted = ['list', 'add', 'edit', 'delete'].map((action) => ({ action: `online:form:${action}` }));

/** The buttons of a stored form, each saved by itself. */
export function ButtonsPart({ headId }: { headId: string }) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const resource = useMemo(() => buttonsOf(headId), [headId]);
  if (headId === 'new') return <Empty>{localize(texts.saveFirst)}</Empty>;
  return (
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
          onAction={() => void client.invalidateQueries({ queryKey: ['formDraft', headId, 'buttons'] })}
        />
      </ListStateContext>
    </PermissionProvider>
  );
}
