import { Button } from '@tarmac/admin-kit/input';
import { useConfirm } from '@tarmac/admin-kit/dialog';
import { notices } from '@tarmac/admin-kit/notice';
import { useLocalize } from '@tarmac/admin-kit/i18n';

export default function ConfirmAction() {
  const confirm = useConfirm();
  const localize = useLocalize();
  const clear = async () => {
    const question = localize({ zh: '确定要清空清单吗?', en: 'Empty the list?' });
    if (await confirm(question)) notices.success(localize({ zh: '已清空', en: 'Emptied' }));
  };
  return (
    <div>
      <Button onClick={clear}>{localize({ zh: '清空', en: 'Empty' })}</Button>
    </div>
  );
}
