/** Installs packages of Debian, as root with apt. @returns whether they are installed */
export function installPackages(...packages: string[]): Promise<boolean>;
