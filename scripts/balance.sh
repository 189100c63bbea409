#!/usr/bin/env bash
# The tables of docs/balance.md: how often bots win Eldritch Horror, by investigators, Ancient One and
# Mythos deck.
#
#   scripts/balance.sh OMEN [GAMES]
set -euo pipefail
omen=${1:?which omen?}
games=${2:-500}

# play BOT NAME=VALUE...: the summary of a series as JSON
play() {
  local bot=$1 with=()
  shift
  for choice in "$@"; do with+=(--set "$choice"); done
  "$omen" simulate eldritch --games "$games" --bots "$bot" "${with[@]}" --json
}

# share: victories with their 95 % interval
share() {
  node -e '
    const { summary: it } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const percent = (share) => (100 * share).toFixed(1);
    process.stdout.write(`${percent(it.won_rate)} % (${percent(it.won_low)}–${percent(it.won_high)})`);
  '
}

# figures: what a game is like
figures() {
  node -e '
    const { summary: it } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const mean = Object.fromEntries(it.figures);
    const of = (...endings) => endings.reduce((sum, key) => sum + (it.endings[key] ?? 0), 0);
    const share = (count) => `${(100 * count / it.games).toFixed(0)} %`;
    process.stdout.write([
      share(of("solved", "won")), share(of("lost-awoke", "lost-awake")), share(of("lost-mythos-card", "lost")), share(of("all-eliminated")), share(of("mythos-ran-out")),
      mean.rounds.toFixed(1), mean.mysteries.toFixed(2), mean.fallen.toFixed(2),
      it.prompts_per_turn.toFixed(2), it.loud_prompts_per_turn.toFixed(2),
    ].join(" | "));
  '
}

ancients="azathoth cthulhu shub-niggurath yog-sothoth"
echo "| investigators | Ancient One | easier | all | harder |"
echo "| ---: | --- | --- | --- | --- |"
for team in 1 2 4 8; do
  for ancient in $ancients; do
    row="| $team | $ancient"
    for deck in easier all harder; do
      row+=" | $(play sensible "investigators=$team" "ancient-one=$ancient" "mythos=$deck" | share)"
    done
    echo "$row |"
  done
done
echo
echo "| bot | investigators | deck | won | lost to the Ancient One | lost to a Mythos card | all eliminated | deck ran out | rounds | mysteries | defeats | prompts per turn | loud |"
echo "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
for bot in sensible random; do
  for team in 1 2 4 8; do
    for deck in easier all staged harder; do
      echo "| $bot | $team | $deck | $(play "$bot" "investigators=$team" "mythos=$deck" | figures) |"
    done
  done
done
