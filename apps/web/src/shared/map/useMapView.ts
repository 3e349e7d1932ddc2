import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fit, type Flat, type LngLat, type MapView, panBy, type Size, zoomAt } from './mapView.ts';

/** What a map shows, and how hands move it. */
export interface MapHandle {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  view: MapView;
  zoom: (factor: number) => void;
  showAll: () => void;
  /** For the element that takes pointer and keys. */
  controls: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

const step = 60;

/** Keeps all places in sight until somebody moves the map; then it stays where it was put. */
export function useMapView(places: readonly LngLat[], { least, isBare }: { least?: number | undefined; isBare?: boolean } = {}): MapHandle {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 640, height: 360 });
  const [moved, setMoved] = useState<MapView>();
  const fingers = useRef(new Map<number, Flat>());
  const view = moved ?? fit(places, { size, least, isBare });

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => setSize({ width: Math.max(160, element.clientWidth), height: Math.max(120, element.clientHeight) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const placeOf = (event: { clientX: number; clientY: number }): Flat => {
    const box = frame.current!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const zoom = (factor: number, pixel?: Flat) =>
    setMoved(zoomAt(view, { size, pixel: pixel ?? { x: size.width / 2, y: size.height / 2 }, factor }));
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12)), placeOf(event));
  });
  useEffect(() => {
    // React listens passively, and the page would scroll along.
    const element = frame.current!;
    const listen = (event: WheelEvent) => handleWheel(event);
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, []);

  const handleMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) setMoved(panBy(view, { dx: now.x - before.x, dy: now.y - before.y }));
    else {
      const apart = (one: Flat) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => setMoved(panBy(view, { dx: step, dy: 0 })),
    ArrowRight: () => setMoved(panBy(view, { dx: -step, dy: 0 })),
    ArrowUp: () => setMoved(panBy(view, { dx: 0, dy: step })),
    ArrowDown: () => setMoved(panBy(view, { dx: 0, dy: -step })),
    '+': () => zoom(1.5),
    '=': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
    '0': () => setMoved(undefined),
  };
  return {
    frame,
    size,
    view,
    zoom,
    showAll: () => setMoved(undefined),
    controls: {
      onKeyDown: (event) => {
        const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (run === undefined) return;
        event.preventDefault();
        run();
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, placeOf(event));
      },
      onPointerMove: handleMove,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
