/** Faults that change nothing anybody could see, so that no test can notice them: where they stand and why. */
export const equivalent = [];
