import { Button } from '@tarmac/admin-kit/input';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { notices } from '@tarmac/admin-kit/notice';
import { useState } from 'react';

export default function NoticeUndo() {
  const localize = useLocalize();
  const [count, setCount] = useState(3);
  const remove = () => {
    setCount((now) => now - 1);
    notices.success(localize({ zh: '已删除', en: 'Deleted' }), {
      action: { label: localize({ zh: '撤销', en: 'Undo' }), onSelect: () => setCount((now) => now + 1) },
    });
  };
  return (
    <div className="flex items-center gap-2">
      <span>{count}</span>
      <Button onClick={remove} disabled={count === 0}>
        {localize({ zh: '删除一个', en: 'Delete one' })}
      </Button>
    </div>
  );
}
