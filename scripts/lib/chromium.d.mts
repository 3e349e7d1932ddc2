import type { LaunchOptions } from 'playwright';

export function findChromium(): Promise<string | undefined>;
export function installedChromium(): string | undefined;
export function launchOptions(executablePath?: string): LaunchOptions;
export function testOptions(executablePath?: string): LaunchOptions;
