/** Lets equal questions that are under way share one answer. */
export interface SharedCalls {
  /**
   * Joins the call of that key or starts it. A caller that leaves by its signal takes only itself away; when all have left,
   * the call itself is cancelled.
   */
  join<Result>(key: string, given: { signal: AbortSignal; start: (signal: AbortSignal) => Promise<Result> }): Promise<Result>;
}

/** Creates the table of calls under way. */
export function createSharedCalls(): SharedCalls {
  const underWay = new Map<string, { answer: Promise<unknown>; waiting: number; controller: AbortController }>();
  return {
    join<Result>(key: string, { signal, start }: { signal: AbortSignal; start: (signal: AbortSignal) => Promise<Result> }) {
      let call = underWay.get(key);
      if (call === undefined) {
        const controller = new AbortController();
        const forget = () => {
          if (underWay.get(key)?.controller === controller) underWay.delete(key);
        };
        call = { answer: start(controller.signal).finally(forget), waiting: 0, controller };
        underWay.set(key, call);
      }
      const joined = call;
      joined.waiting += 1;
      return new Promise<Result>((resolve, reject) => {
        const leave = () => {
          joined.waiting -= 1;
          if (joined.waiting === 0) {
            if (underWay.get(key) === joined) underWay.delete(key);
            joined.controller.abort(signal.reason);
          }
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', leave, { once: true });
        joined.answer.then((answer) => resolve(answer as Result), reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
