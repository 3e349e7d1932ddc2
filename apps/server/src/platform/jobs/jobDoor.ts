/** How services tell the scheduler that a schedule has changed. Without a scheduler, as in a command of the terminal, nothing hears it. */
export interface JobDoor {
  /** Has the schedules looked at now instead of at the next tick. */
  wake(): void;
  /** Opens the door. */
  attach(wake: () => void): void;
}

/** Makes the door of a server whose scheduler has not started. */
export function createJobDoor(): JobDoor {
  let open: (() => void) | undefined;
  return {
    wake: () => open?.(),
    attach: (wake) => {
      open = wake;
    },
  };
}
