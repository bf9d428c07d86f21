import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const FRESH_FOR = 1000;
let text: Promise<string> | null = null;
let textAt = 0;

/** Collecting costs milliseconds: however often somebody asks, it is done once a second. */
export function metricsText(now = Date.now()): Promise<string> {
  if (text === null || now - textAt >= FRESH_FOR) [text, textAt] = [registry.metrics(), now];
  return text;
}

const registers = [registry];
export const metrics = {
  rooms: new Gauge({ name: "mindbug_rooms", help: "Rooms in memory", registers }),
  connections: new Gauge({ name: "mindbug_connections", help: "Players and spectators connected", registers }),
  decisions: new Counter({ name: "mindbug_decisions_total", help: "Decisions journaled", registers }),
  refused: new Counter({
    name: "mindbug_refused_total",
    help: "Messages and requests refused",
    labelNames: ["reason"],
    registers,
  }),
  latency: new Histogram({
    name: "mindbug_decision_seconds",
    help: "From an intent's arrival to its published patch",
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
    registers,
  }),
};
