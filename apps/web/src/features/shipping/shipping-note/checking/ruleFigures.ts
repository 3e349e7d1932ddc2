import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { type BusinessRules, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { toText } from '@tarmac/admin-kit/field';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineTexts } from '../../../../shared/texts/defineTexts.ts';
import { count } from '../../../../shared/texts/figureTexts.ts';

type Rule = BusinessRules['rules'][number];

/** How a figure of a rule is shown: as the field that it is about, or as a number with its unit. */
export type RuleFigure = ({ meta: FieldDefinition; value: unknown } | { text: string }) & { unit?: LocalText };

const units = defineTexts({
  tonne: { zh: '吨', en: 't' },
  yuan: { zh: '元', en: 'CNY' },
  lane: { zh: '元/吨公里', en: 'CNY per t·km' },
  speed: { zh: 'km/h', en: 'km/h' },
});

/** How far a freight may be off the middle one of its lane, such as ` ± 20%`; `bp` in 1/10000. */
const within = (bp: unknown): string => (typeof bp === 'number' ? ` ± ${bp / 100}%` : '');

const plain = (text: string | null, unit?: LocalText): RuleFigure =>
  text === null ? { text: '--' } : { text, ...(unit === undefined ? {} : { unit }) };
const ofField = (meta: FieldDefinition, value: string | null): RuleFigure => (value === null ? plain(null) : { meta, value });
const ofNumber = (value: string | null, { meta, unit }: { meta: FieldDefinition; unit: LocalText }): RuleFigure =>
  value === null ? plain(null) : { meta, value: Number(value), unit };

const load = { meta: fields.loadWeight, unit: units.tonne };
const fee = { meta: fields.driverFee, unit: units.yuan };

/** 1/10000 as per mille, with one decimal. */
const perMille = (value: string | null): RuleFigure => plain(value === null ? null : `${(Number(value) / 10).toFixed(1)}‰`);
/** 1/10000 yuan for a tonne-kilometre. */
const lanePrice = (value: string | null, range = ''): RuleFigure =>
  plain(value === null ? null : `${(Number(value) / 10_000).toFixed(4)}${range}`, units.lane);

const steps: Readonly<Record<string, FieldDefinition>> = {
  acceptTime: fields.acceptTime,
  loadTime: fields.loadTime,
  departTime: fields.departTime,
  unloadTime: fields.unloadTime,
  signTime: fields.signTime,
};

/** What a rule measured and what it may be, for people. @source freight-domain 3.2 R1–R12 */
export function ruleFigures({ rule, value, limit, evidence }: Rule): { value: RuleFigure; limit: RuleFigure } {
  const figures = evidence.figures ?? {};
  switch (rule) {
    case 'R3':
      return {
        value: value === null ? plain(null) : ofField(steps[value] ?? fields.signTime, toText(figures[value]) || null),
        limit: plain(null),
      };
    case 'R4':
      return { value: plain(value && count(Number(value)), units.speed), limit: plain(limit, units.speed) };
    case 'R5':
      return { value: ofField(fields.trackState, value), limit: ofField(fields.trackState, limit) };
    case 'R7':
      return { value: ofNumber(value, load), limit: ofNumber(limit, load) };
    case 'R8':
      return { value: perMille(value), limit: perMille(limit) };
    case 'R9':
      return { value: lanePrice(value), limit: lanePrice(limit, within(figures['priceOutlierBp'])) };
    case 'R11':
      return { value: ofNumber(value, fee), limit: ofNumber(limit, fee) };
    case 'R12':
      return { value: ofField(fields.cargoTypeCode, value), limit: ofField(fields.cargoTypeCode, limit) };
    default:
      return { value: plain(value), limit: plain(limit) };
  }
}
