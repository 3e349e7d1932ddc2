// Settings of this installation, read before the app starts: `apiBase` names the server that it asks.
globalThis.TARMAC_CONFIG ??= {};
