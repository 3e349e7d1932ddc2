import { half } from './fees.ts';
import { type Note, type World, book, codes, customerOf, held } from './world.ts';

/** An insurance. Times are milliseconds. */
export interface Policy {
  id: string;
  note: string;
  type: string;
  state: string;
  insured: number;
  premium: number;
  payer: 'customer' | 'platform';
  isAuto: boolean;
  quoted: number;
  bought: number | null;
  starts: number;
  refunded: number;
  settled: number;
  /** The insurer has the claim. */
  isClaimed: boolean;
  claimed: number | null;
  /** How often the insurer was asked, and when they are asked again; null: nothing is waited for. */
  count: number;
  next: number | null;
}

/** A message that waits: a policy is asked about, or a waybill wants one. */
export interface Errand {
  policy: string | null;
  note: string | null;
  tries: number;
  from: number;
}

/** What insurers answer. */
export interface Insurer {
  issue: 'issued' | 'refused' | 'processing' | 'silent';
  cancel: 'whole' | 'half' | 'more' | 'refused' | 'processing' | 'silent';
  claim: 'taken' | 'refused' | 'silent';
  status: 'agreed' | 'refused' | 'processing' | 'silent';
  quote: 'quoted' | 'refused' | 'silent';
}

const minute = 60_000;
const day = 24 * 60 * minute;
const asks = [1, 2, 5, 10, 30];
const retries = [1, 5, 15, 60];

/** The insurer takes 120 of a million, and a yuan at least. */
export const premiumOf = (insured: number): number => Math.max(100, half(insured * 120, 1_000_000));

/** Policies of a kind that keep another one away. */
export const isOpen = ({ state }: Policy): boolean => ['20', '30', '50', '70'].includes(state);
const covers = ({ state }: Policy): boolean => ['30', '70', '80', '90'].includes(state);
export const policiesOf = (world: World, { id }: Pick<Note, 'id'>): Policy[] =>
  Object.values(world.policies).filter(({ note }) => note === id);

/** What a waybill says of its insurance: how far it is, what it costs, which policy covers it. */
export function insuranceOf(world: World, note: Note): string {
  const meant = policiesOf(world, note)
    .filter(({ bought, isAuto, state }) => bought !== null || (isAuto && state === '40'))
    .toSorted((one, other) => Number(one.type) - Number(other.type) || (one.id < other.id ? 1 : -1));
  const covering = meant.find(covers);
  const fee = meant.reduce((sum, one) => (one.bought === null ? sum : sum + one.premium - one.refunded), 0);
  return `${(covering ?? meant[0])?.state ?? '-'} ${fee} ${covering?.id ?? '-'}`;
}

/** Account that a premium comes from, or goes back to. */
const payerOf = (world: World, { payer, note }: Policy): string =>
  payer === 'platform' ? codes(world).insuranceCost : codes(world).wallet(customerOf(world, world.notes[note]!));

/** Whether a premium can be paid. */
export const canPay = (world: World, policy: Policy): boolean =>
  policy.payer === 'platform' || held(world, payerOf(world, policy)) >= policy.premium;

const wait = (world: World, policy: Policy): void => {
  Object.assign(policy, { count: 0, next: world.now + minute });
  world.errands.push({ policy: policy.id, note: null, tries: 0, from: world.now });
};

/** A quote is taken. */
export function buy(world: World, policy: Policy, starts: number): void {
  book(world, payerOf(world, policy), codes(world).insurer, policy.premium);
  Object.assign(policy, { state: '20', bought: world.now, starts });
  wait(world, policy);
}

/** A policy that has not begun is to be cancelled. */
export function cancel(world: World, policy: Policy): void {
  policy.state = '50';
  wait(world, policy);
}

/** A claim is made; what was quoted after it is over. */
export function claim(world: World, policy: Policy): void {
  for (const other of policiesOf(world, { id: policy.note })) if (other.type === policy.type && other.state === '10') other.state = '40';
  Object.assign(policy, { state: '70', isClaimed: false });
  wait(world, policy);
}

/** Quotes that nobody took are over. */
export function endQuotes(world: World, note: Note): void {
  for (const policy of policiesOf(world, note)) if (policy.state === '10') policy.state = '40';
}

/** The waybill is no more. */
export function revokePolicies(world: World, note: Note): void {
  endQuotes(world, note);
  for (const policy of policiesOf(world, note).toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    if (policy.state === '30' && policy.starts > world.now) cancel(world, policy);
}

/** What the job ends. */
export function endPolicies(world: World): void {
  for (const policy of Object.values(world.policies))
    if (policy.state === '10' && policy.quoted < world.now - day) policy.state = '40';
    else if (policy.state === '30' && policy.starts + 30 * day < world.now) policy.state = '90';
}

/** A payment of premiums came to nothing. */
export function givePremiumsBack(world: World, parts: Record<string, number>): void {
  for (const [id, part] of Object.entries(parts)) world.policies[id]!.settled -= part;
}

/** What is open of premiums with the insurer. */
export const openPremiums = (world: World): [id: string, open: number][] =>
  Object.values(world.policies)
    .filter((policy) => policy.bought !== null && (covers(policy) || policy.state === '60'))
    .map(({ id, premium, refunded, settled }): [string, number] => [id, premium - refunded - settled])
    .filter(([, open]) => open !== 0);

/** What waits by now: insurers that are asked about a policy, or waybills that want one. */
const dueOf = (world: World, isWish: boolean): Errand[] =>
  world.errands.filter(({ from, policy }) => from <= world.now && (policy === null) === isWish);

/**
 * Whether something of a kind waits, and comes out the same in whatever order it is delivered: messages have no order among each other. A wallet
 * that is too short for all who want something of it would make one.
 */
export function mayDeliver(world: World, isWish: boolean): boolean {
  const due = dueOf(world, isWish);
  if (!isWish || due.length < 2) return due.length > 0;
  const wallets = Object.values(world.customers).map((customer) => held(world, codes(world).wallet(customer)));
  return Math.min(...wallets) >= due.length * premiumOf(autoInsured);
}

/** Everything of a kind that waits by now is delivered. */
export function deliver(world: World, { insurer, isWish }: { insurer: Insurer; isWish: boolean }): void {
  for (let [errand] = dueOf(world, isWish); errand !== undefined; [errand] = dueOf(world, isWish)) {
    world.errands.splice(world.errands.indexOf(errand), 1);
    if (errand.policy === null) insure(world, errand, insurer);
    else ask(world, world.policies[errand.policy]!, insurer);
  }
}

/** The job asks about those whose time has come; after five silences it leaves the insurers alone. */
export function askDue(world: World, insurer: Insurer): void {
  const due = Object.values(world.policies)
    .filter(({ next }) => next !== null && next <= world.now)
    .toSorted((one, other) => one.next! - other.next! || (one.id < other.id ? -1 : 1));
  let silent = 0;
  for (const policy of due) {
    if (silent >= 5) return;
    silent = ask(world, policy, insurer) ? 0 : silent + 1;
  }
}

/** @returns whether there was an answer */
function ask(world: World, policy: Policy, insurer: Insurer): boolean {
  if (policy.next === null) return true;
  const { state, isClaimed } = policy;
  const answer = state === '20' ? insurer.issue : state === '50' ? insurer.cancel : isClaimed ? insurer.status : insurer.claim;
  if (answer === 'processing' || answer === 'silent') {
    policy.next = world.now + (asks[policy.count] ?? 60) * minute;
    policy.count += 1;
    return answer === 'processing';
  }
  policy.next = null;
  if (state === '20') takeIssue(world, policy, answer === 'issued');
  else if (state === '50') takeCancel(world, policy, answer);
  else if (!isClaimed && answer === 'taken') Object.assign(policy, { isClaimed: true, count: 0, next: world.now + day });
  return true;
}

function takeIssue(world: World, policy: Policy, isIssued: boolean): void {
  if (!isIssued) {
    giveBack(world, policy, policy.premium);
    policy.state = '40';
  } else if (world.notes[policy.note]!.status === '99') cancel(world, policy);
  else policy.state = '30';
}

function takeCancel(world: World, policy: Policy, answer: string): void {
  if (answer === 'refused') return void (policy.state = '30');
  giveBack(world, policy, answer === 'half' ? Math.floor(policy.premium / 2) : policy.premium);
  policy.state = '60';
}

function giveBack(world: World, policy: Policy, amount: number): void {
  book(world, codes(world).insurer, payerOf(world, policy), amount);
  policy.refunded = amount;
}

/** What a waybill asks for by itself that nobody has quoted: its id is read from the server afterwards. */
export const unread = (note: string): string => `auto ${note}`;

function insure(world: World, { note: id, tries }: Errand, insurer: Insurer): void {
  const note = world.notes[id!]!;
  const own = policiesOf(world, note).filter(({ type }) => type === '1');
  if (own.some(isOpen)) return;
  const quote = own.find(({ state }) => state === '10');
  const policy = { ...(quote ?? newPolicy(unread(note.id), note.id)), isAuto: true, payer: 'customer' as const };
  const keep = (values: Partial<Policy>) => (world.policies[policy.id] = Object.assign(policy, values));
  const isGone = note.status === '99' || Number(note.status) > 30;
  if (!isGone && insurer.quote === 'silent' && retries[tries] !== undefined) {
    world.errands.push({ policy: null, note: id, tries: tries + 1, from: world.now + retries[tries] * minute });
    return;
  }
  const offer = { insured: autoInsured, premium: premiumOf(autoInsured), quoted: world.now, type: '1' };
  if (!isGone && insurer.quote === 'quoted' && canPay(world, { ...policy, ...offer })) buy(world, keep(offer), world.now);
  // A quote that stood keeps what it said.
  else keep({ state: '40' });
}

/** What waybills want to be insured for that ask for it themselves. */
export const autoInsured = 30_000_000;

/** One that nobody knows anything of yet. */
export const newPolicy = (id: string, note: string): Policy => ({
  id,
  note,
  type: '1',
  state: '10',
  insured: 0,
  premium: 0,
  payer: 'customer',
  isAuto: false,
  quoted: 0,
  bought: null,
  starts: 0,
  refunded: 0,
  settled: 0,
  isClaimed: false,
  claimed: null,
  count: 0,
  next: null,
});
