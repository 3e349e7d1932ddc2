import { rowNews } from './rowNews.ts';

/** What a list needs for asking after news by itself. */
export interface AskSoonOptions {
  /** Permission under which the news come: `device:list`. */
  listing: string;
  /** Asks; what it fails with is nobody's business. */
  ask: (signal: AbortSignal) => Promise<unknown>;
  /** When it last asked, ms since 1970; kept by the caller, for it outlives one round of news. */
  pace: { askedAt: number };
}

/** Many windows hear of a change at the same moment; they do not all ask in it, ms. */
const [soonest, spread] = [1000, 1000];
/** Where rows change all the time, a list asks no more often than that, ms. */
const restMs = 5000;

// One question at a time, however many lists stand on the page.
let queue: Promise<unknown> = Promise.resolve();

/**
 * Asks a moment after news, while the page can be seen; once more where further news came meanwhile.
 *
 * @returns what ends it, with the question that is under way
 */
export function askSoon({ listing, ask, pace }: AskSoonOptions): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let answeredFor = 0;
  const plan = () => {
    if (signal.aborted || isAsking || timer !== undefined || document.hidden || rowNews.toldAt(listing) <= answeredFor) return;
    const rest = pace.askedAt + restMs - Date.now();
    timer = setTimeout(() => void run(), Math.max(soonest, rest) + Math.random() * spread);
  };
  const run = async () => {
    timer = undefined;
    // Anyone who looks at the page again plans again.
    if (document.hidden) return;
    isAsking = true;
    answeredFor = rowNews.toldAt(listing);
    const turn = () => {
      pace.askedAt = Date.now();
      return signal.aborted ? undefined : ask(signal);
    };
    queue = queue.then(turn).catch(() => undefined);
    await queue;
    isAsking = false;
    plan();
  };
  const unsubscribe = rowNews.subscribe(plan);
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    end.abort();
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', plan);
  };
}
