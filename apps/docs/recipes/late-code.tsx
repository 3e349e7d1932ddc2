import { late } from '@tarmac/admin-kit/chunk';
import { Button, Skeleton } from '@tarmac/admin-kit/input';
import { useState } from 'react';

// Fetched when it is first shown; where it does not arrive, the page says why and offers to try again.
const Devices = late(() => import('./first-list.tsx'), { meanwhile: () => <Skeleton rows={4} /> });

export default function LateCode() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Devices />
  ) : (
    <div>
      <Button onClick={() => setOpen(true)}>Devices</Button>
    </div>
  );
}
