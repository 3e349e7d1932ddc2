/** The same action no more than once in so many ms: at once, and once more at their end where it was asked for meanwhile. */
export function paced(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const begin = () => {
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAsked) return;
      isAsked = false;
      begin();
    }, ms);
  };
  return () => {
    if (timer === undefined) begin();
    else isAsked = true;
  };
}
