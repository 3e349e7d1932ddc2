import type { ReactNode } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';

/** Where what was priced is found, by the kind of it. */
const pages: Readonly<Record<string, (target: { targetId: string; targetNo: string }) => string>> = {
  note: ({ targetId }) => `/shipping/detail/${targetId}`,
  order: ({ targetNo }) => `/wlhy/hyorder/HyOrderList?orderNo=${encodeURIComponent(targetNo)}`,
};

/** Leads to the order or waybill whose price was changed. */
export function PriceTarget({ target, children }: PriceTargetProps) {
  const { targetType, targetId, targetNo } = target;
  const page = pages[targetType ?? ''];
  if (page === undefined || targetId === null || targetNo === null) return children;
  return (
    <AppLink href={page({ targetId, targetNo })} className="text-primary-ink">
      {children}
    </AppLink>
  );
}

interface PriceTargetProps {
  target: { targetType: string | null; targetId: string | null; targetNo: string | null };
  children: ReactNode;
}
