/** How long a test waits for what comes by itself. A busy machine is slow, and what never comes is still told. */
export const patience = { timeout: 15_000, interval: 50 };
