import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

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
