import { type Command, CommandPalette } from '@tarmac/admin-kit/command-palette';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useState } from 'react';

const page = (title: string, group: string): Command => ({ id: title, title, group, run: () => notices.success(title) });
const commands = [page('司机管理', '页面'), page('车辆管理', '页面'), page('新增司机', '操作')];

// Found as written, by pinyin (siji) and by initials (sjgl).
export default function Palette() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Ctrl+K</Button>
      <CommandPalette commands={commands} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
