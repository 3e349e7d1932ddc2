/** Why what is typed was not taken, below its box. */
export function InputProblem({ typed }: { typed: { problem: string | undefined; problemId: string } }) {
  if (typed.problem === undefined) return null;
  return (
    <div id={typed.problemId} role="alert" className="mt-1 text-sm text-danger-ink">
      {typed.problem}
    </div>
  );
}
