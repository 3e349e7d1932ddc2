import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const texts = defineTexts({ route: { zh: '路线', en: 'Route' } });

interface Route {
  sendCity: string | null;
  sendDistrict: string | null;
  receiveCity: string | null;
  receiveDistrict: string | null;
}

/** From where to where, by city; the districts are told on hover. @source freight-domain F01, F02 */
export const routeColumn = <Row extends Route>(localize: (text: LocalText) => string, width = 180) => ({
  key: 'route',
  title: localize(texts.route),
  width,
  reads: ['sendCity', 'sendDistrict', 'receiveCity', 'receiveDistrict'] as const,
  cell: ({ sendCity, sendDistrict, receiveCity, receiveDistrict }: Row) => (
    <span title={`${sendCity ?? ''}${sendDistrict ?? ''} → ${receiveCity ?? ''}${receiveDistrict ?? ''}`}>
      {sendCity ?? '--'} → {receiveCity ?? '--'}
    </span>
  ),
});
