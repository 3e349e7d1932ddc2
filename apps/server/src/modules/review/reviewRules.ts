import { checkRule } from '@tarmac/freight-api/rules';
import type { AnyEntity } from '../../platform/contract/index.ts';
import { reviewState } from './review.states.ts';

// What decides on a certification, of values alone: no database, no clock.

/** A certificate whose validity the review looks at. */
export interface Certificate {
  field: string;
  label: string;
}

/** A certificate of a row with its last day, `YYYY-MM-DD`. */
export interface CertificateEnd extends Certificate {
  until: string;
}

/** Last days of the certificates that a row has. */
export const endsOf = (row: object, certificates: readonly Certificate[]): CertificateEnd[] =>
  certificates.flatMap(({ field, label }) => {
    const until = (row as Record<string, unknown>)[field];
    return typeof until === 'string' ? [{ field, label, until }] : [];
  });

/** A certificate as sentences name it, `证件 日期`. */
export const certificateText = ({ label, until }: CertificateEnd): string => `${label} ${until}`;

/** Certificates of a row that have run out on a day, as `证件 日期`. The last day of validity itself is valid. */
export const expiredCertificates = (row: object, { certificates, day }: { certificates: readonly Certificate[]; day: string }): string[] =>
  endsOf(row, certificates)
    .filter(({ until }) => until < day)
    .map(certificateText);

/** Days before the end of a certificate on which its holder is reminded, when within `certRemindDays`. @source NT14 */
const reminderDays = [30, 15, 7, 0] as const;

/** The numbers of days before an end on which to remind of it. */
export const reminderDaysWithin = (days: number): number[] => reminderDays.filter((count) => count <= days);

/** Codes of `verify_state`. */
const verifyState = { open: '0', passed: '2', failed: '3' } as const;

/** What speaks against an approval without a reason: contradictions that show now, or a verification that is missing or has failed. */
export function doubtsAbout(row: object, findings: readonly string[]): readonly string[] {
  const { verifyState: state, verifyRemark } = row as { verifyState: string; verifyRemark: string | null };
  if (findings.length > 0 || state === verifyState.passed) return findings;
  return [verifyRemark ?? '尚未核验'];
}

/** What the checks of single numbers warn of. */
export const warnedOf = ({ fields }: Pick<AnyEntity, 'fields'>, row: object): string[] =>
  Object.entries(fields).flatMap(([name, { rule }]) => {
    const value = (row as Record<string, unknown>)[name];
    const found = rule === undefined || typeof value !== 'string' || value === '' ? undefined : checkRule(rule, value);
    return found?.ok === true && found.level === 'warning' ? [found.message.zh] : [];
  });

/** Why a party is not approved: with reasons that a remark overrides, or with reasons that the configuration lets nothing override. */
export type NotApproved = { kind: 'unverified' | 'warned'; reasons: readonly string[] };

/**
 * Whether doubts and warnings let a party be approved. With warnings allowed, doubts want a remark and warnings nothing; without, neither
 * may be there.
 *
 * @returns undefined when they do
 * @source freight-domain 3.3 C2
 */
export function notApproved({
  doubts,
  warnings,
  allowsWarnings,
  remark,
}: {
  doubts: readonly string[];
  warnings: readonly string[];
  allowsWarnings: boolean;
  remark: string;
}): NotApproved | undefined {
  if (!allowsWarnings && doubts.length + warnings.length > 0) return { kind: 'warned', reasons: [...doubts, ...warnings] };
  return doubts.length > 0 && remark === '' ? { kind: 'unverified', reasons: doubts } : undefined;
}

/** What the check of documents against each other finds: contradictions, and certificates that have run out. */
export const verdictOf = (
  findings: readonly string[],
  expired: readonly string[],
): { verifyState: string; verifyRemark: string | null } => {
  const all = [...findings, ...expired.map((one) => `${one} 已过期`)];
  return {
    verifyState: all.length === 0 ? verifyState.passed : verifyState.failed,
    verifyRemark: all.join('；').slice(0, 500) || null,
  };
};

/** State of a new party: pending when its documents are there, else not submitted. @source freight-domain 3.3 C1 */
export const stateWhenAdded = (missing: readonly string[], time: string): { state: string; submitTime: string | null } =>
  missing.length === 0 ? { state: reviewState.pending, submitTime: time } : { state: reviewState.draft, submitTime: null };

/** Columns that an edit of a party changes by itself. */
export interface EditedState {
  verifyState?: string;
  verifyRemark?: null;
  state?: string;
  submitTime?: string;
  uploadState?: string;
}

/**
 * What an edit does to the state: a changed key field asks for a new review, of a frozen party when it is let in again; what the
 * authorities have received is to be sent again.
 *
 * @source freight-domain 3.3 C5, C9
 */
export function stateWhenEdited(
  before: object,
  { values, keyFields, time }: { values: object; keyFields: readonly string[]; time: string },
): EditedState {
  const old = before as Record<string, unknown>;
  const next = values as Record<string, unknown>;
  const isTouched = keyFields.some((name) => next[name] !== undefined && (next[name] ?? null) !== (old[name] ?? null));
  if (!isTouched) return {};
  // What was verified is no longer what is stored.
  const unverified = { verifyState: verifyState.open, verifyRemark: null };
  // A frozen party stays frozen; what nobody has reviewed is reviewed when it is let in again.
  if (old['state'] === reviewState.frozen) return { ...unverified, submitTime: time };
  if (old['state'] !== reviewState.approved && old['state'] !== reviewState.expired) return unverified;
  return { ...unverified, state: reviewState.pending, submitTime: time, ...(old['uploadState'] === '30' ? { uploadState: '80' } : {}) };
}

/** Whether a party was handed in after its last verdict, as one is whose key field changed while it was frozen. @source freight-domain 3.3 C7 */
export function isUnreviewed(row: object): boolean {
  const { submitTime, reviewTime } = row as { submitTime?: string | null; reviewTime?: string | null };
  return (submitTime ?? '') > (reviewTime ?? '');
}
