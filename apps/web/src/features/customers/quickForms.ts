import { defineQuickForms, quickResource } from '../../shared/lists/quickForms.ts';

/** What of the customers can be added or imported from every page. */
export const quickForms = defineQuickForms([
  {
    key: 'customer',
    label: { zh: '客户', en: 'customer' },
    permission: 'customer',
    offers: ['add', 'import'],
    load: async () => {
      const [{ customer }, { customerForms }] = await Promise.all([
        import('./customer/customer.resource.ts'),
        import('./customer/customer.form.ts'),
      ]);
      return quickResource(customer, customerForms);
    },
  },
]);
