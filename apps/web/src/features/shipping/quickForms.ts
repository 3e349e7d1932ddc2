import { defineQuickForms, quickResource } from '../../shared/lists/quickForms.ts';

/** What of the freight business can be added or imported from every page. */
export const quickForms = defineQuickForms([
  {
    key: 'order',
    label: { zh: '订单', en: 'order' },
    permission: 'order',
    offers: ['add', 'import'],
    load: async () => {
      const [{ order }, { orderForms }] = await Promise.all([import('./order/order.resource.ts'), import('./order/order.form.tsx')]);
      return quickResource(order, orderForms);
    },
  },
  {
    key: 'shippingNote',
    label: { zh: '运单', en: 'waybill' },
    permission: 'shipping',
    offers: ['add'],
    load: async () => {
      const [{ shippingNote }, { noteForms }] = await Promise.all([
        import('./shipping-note/shippingNote.resource.ts'),
        import('./shipping-note/shippingNote.form.tsx'),
      ]);
      return quickResource(shippingNote, noteForms);
    },
  },
  {
    key: 'weighSlip',
    label: { zh: '磅单', en: 'weighbridge slips' },
    permission: 'shipping',
    offers: ['import'],
    load: async () => {
      const [{ weighSlip }, { noteForms }] = await Promise.all([
        import('./shipping-note/weighSlip.ts'),
        import('./shipping-note/shippingNote.form.tsx'),
      ]);
      return quickResource(weighSlip, noteForms);
    },
  },
]);
