// What a registry receives of a package: its manifest without what only this workspace runs.
export const hooks = {
  beforePacking({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
    return manifest;
  },
};
