import { useCan } from '@tarmac/admin-kit/permission';
import { AppLink } from '../pages/AppLink.tsx';
import { documentOf } from './documents.ts';

/** The number of a document, which leads to its list for those who may open it. */
export function DocumentNumber({ number }: { number: string }) {
  const can = useCan();
  const document = documentOf(number);
  if (document === undefined || !can(document.permission)) return number;
  return (
    <AppLink href={document.href} className="text-primary-ink">
      {number}
    </AppLink>
  );
}
