/** What closes the servers that a file of tests keeps to its end. */
export const keptServers: (() => Promise<void>)[] = [];
