import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import type { ResourceListHandle } from '@tarmac/admin-kit/resource';
import type { Dianfu } from '@tarmac/freight-api/finance';
import { useState } from 'react';
import { dianfuTexts as texts } from './dianfuTexts.ts';

const SumsDialog = late(() => import('./SumsDialog.tsx'), { part: 'SumsDialog' });

/** Opens what the advances of the list come to. */
export function SumsLink({ list }: { list: ResourceListHandle<Dianfu> }) {
  const { localize } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="px-gap pb-2 print:hidden">
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {localize(texts.sums)}
      </Button>
      {isOpen && <SumsDialog query={list.exportQuery} onOpenChange={setOpen} />}
    </div>
  );
}
