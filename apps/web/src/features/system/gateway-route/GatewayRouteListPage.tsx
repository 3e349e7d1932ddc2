import { type ActionDialogProps, defineListAction, type FormSpec, ResourceFormDialog, ResourceList } from '@tarmac/admin-kit/resource';
import { Plus } from 'lucide-react';
import { AsTextDialog } from './AsTextDialog.tsx';
import { DefinitionsDialog } from './DefinitionsDialog.tsx';
import { gatewayApi, gatewayRoute, type RouteRow } from './gatewayRoute.resource.ts';
import { gatewayTexts as texts } from './gatewayTexts.ts';

const form: FormSpec<keyof typeof gatewayRoute.fields> = {
  groups: [
    { title: texts.route, items: ['name', 'uri', 'stripPrefix', 'retryable', 'showApi', 'status'] },
    {
      title: texts.rules,
      items: [
        { field: 'predicates', wide: true, help: texts.predicatesHelp },
        { field: 'filters', wide: true, help: texts.filtersHelp },
      ],
    },
  ],
};

function AddDialog({ onOpenChange }: ActionDialogProps<RouteRow, unknown>) {
  return <ResourceFormDialog resource={gatewayRoute} form={form} onOpenChange={onOpenChange} />;
}

const toolbar = [
  // Who may store a route may store a new one: the wire has one call for both.
  defineListAction(gatewayRoute, {
    label: texts.add,
    icon: <Plus aria-hidden size={16} />,
    permission: 'gatewayRoute:edit',
    primary: true,
    dialog: AddDialog,
  }),
  defineListAction<RouteRow, { routes: string }>(gatewayRoute, {
    label: texts.asText,
    permission: 'gatewayRoute:edit',
    dialog: AsTextDialog,
    run: (_rows, { input: { routes } }) => gatewayApi.updateAll({ routes }),
  }),
  defineListAction(gatewayRoute, {
    label: texts.definitions,
    permission: 'gatewayRoute:serve',
    dialog: DefinitionsDialog,
  }),
];

/** Routes of an API gateway: one by one, or all as one text. @source SYS-16, jeecg-wire 3.11 */
export default function GatewayRouteListPage() {
  return (
    <ResourceList
      resource={gatewayRoute}
      columns={[
        { field: 'name', width: 150 },
        { field: 'uri', width: 200 },
        { field: 'predicates', width: 210 },
        { field: 'filters', width: 200 },
        { field: 'stripPrefix', width: 90 },
        { field: 'status', width: 80 },
      ]}
      defaultSort={null}
      form={form}
      add={false}
      toolbar={toolbar}
      detail={[
        { title: texts.route, fields: ['name', 'uri', 'stripPrefix', 'retryable', 'showApi', 'status', 'createBy', 'createTime'] },
        { title: texts.rules, fields: ['predicates', 'filters'], columns: 1 },
      ]}
    />
  );
}
