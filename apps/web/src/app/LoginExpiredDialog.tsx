import { Dialog } from '@tarmac/admin-kit/dialog';
import type { ExpiredLogin } from './LoginExpired.tsx';

/** One button, no way around it. */
export default function LoginExpiredDialog({ title, message, button, resolve }: ExpiredLogin) {
  return (
    <Dialog open onOpenChange={resolve} closable={false} width={420} title={title} okText={button} onOk={resolve}>
      {message}
    </Dialog>
  );
}
