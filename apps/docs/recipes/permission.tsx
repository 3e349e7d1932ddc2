import { Button } from '@tarmac/admin-kit/input';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Can, PermissionProvider, useCan } from '@tarmac/admin-kit/permission';

const access = { auth: [{ action: 'report:print' }], allAuth: [] };

function Buttons() {
  const can = useCan();
  const localize = useLocalize();
  return (
    <div className="flex items-center gap-2">
      <Can action="report:print">
        <Button>{localize({ zh: '打印', en: 'Print' })}</Button>
      </Can>
      <Can action="report:delete" fallback={<span>{localize({ zh: '无权删除', en: 'You may not delete' })}</span>}>
        <Button>{localize({ zh: '删除', en: 'Delete' })}</Button>
      </Can>
      <span>{String(can('report:print,report:copy'))}</span>
    </div>
  );
}

export default function Permission() {
  return (
    <PermissionProvider access={access}>
      <Buttons />
    </PermissionProvider>
  );
}
