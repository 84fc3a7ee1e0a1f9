// Solves the systems that `corpus-components scenes=N out=FILE` wrote with kiwi, a row per scene.
//
//     g++ -std=c++11 -O2 -I KIWI_SOURCES kiwi_systems.cpp -o kiwi_systems
//     ./kiwi_systems FILE
//
// Per scene the median of five runs, each from the constraints on: building the solver with the
// parameters as edit variables, then every configuration with every value read. kiwi has no strict
// order of priorities, so an optional constraint of priority p has the weight p. A constraint that kiwi
// finds unsatisfiable is left out, as its exception is the only way on.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace kiwi;
typedef std::vector<std::pair<int, double> > Terms;

struct Row {
  char relation;
  double priority, constant;
  Terms terms, parameters;
};

struct System {
  int variables, parameters;
  std::vector<Row> rows;
  std::vector<std::vector<double> > sizes;
};

static double now() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

static void readTerms(std::istream& in, Terms& terms) {
  int count;
  in >> count;
  for (int i = 0; i < count; i++) {
    int place;
    double factor;
    in >> place >> factor;
    terms.push_back(std::make_pair(place, factor));
  }
}

static double solve(const System& system, int& dropped) {
  std::vector<Variable> x(system.variables), p(system.parameters);
  std::vector<Constraint> constraints;
  for (const Row& row : system.rows) {
    std::vector<Term> terms;
    for (auto& t : row.terms) terms.push_back(Term(x[t.first], t.second));
    for (auto& t : row.parameters) terms.push_back(Term(p[t.first], -t.second));
    if (terms.empty()) continue;
    RelationalOperator relation = row.relation == '=' ? OP_EQ : row.relation == '<' ? OP_LE : OP_GE;
    double weight = row.priority >= 1000 ? strength::required
                                         : strength::create(0, std::max(row.priority, 0.001), 0);
    constraints.push_back(Constraint(Expression(terms, -row.constant), relation, weight));
  }
  double start = now(), sum = 0;
  Solver solver;
  double window = strength::create(1000, 0, 0);
  for (int i = 0; i < system.parameters; i++) {
    solver.addEditVariable(p[i], window);
    solver.suggestValue(p[i], system.sizes[0][i]);
  }
  for (auto& constraint : constraints) {
    try {
      solver.addConstraint(constraint);
    } catch (...) {
      dropped++;
    }
  }
  for (auto& size : system.sizes) {
    for (int i = 0; i < system.parameters; i++) solver.suggestValue(p[i], size[i]);
    solver.updateVariables();
    for (auto& v : x) sum += v.value();
  }
  double time = now() - start;
  return sum == 0.123456789 ? -1 : time;
}

static void report(int scene, const std::vector<System>& systems) {
  if (systems.empty()) return;
  std::vector<double> times;
  int dropped = 0;
  bool failed = false;
  for (int run = 0; run < 5; run++) {
    double time = 0;
    dropped = 0;
    try {
      for (auto& system : systems) time += solve(system, dropped);
    } catch (...) {
      failed = true;
    }
    times.push_back(time);
  }
  std::sort(times.begin(), times.end());
  printf("{\"scene\": %d, \"kiwi_ms\": %.4f, \"dropped\": %d, \"failed\": %s}\n", scene, times[2],
         dropped, failed ? "true" : "false");
}

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  std::ifstream file(argv[1]);
  std::string line, word;
  std::vector<System> systems;
  int scene = -1;
  while (std::getline(file, line)) {
    std::istringstream in(line);
    in >> word;
    if (word == "scene") {
      report(scene, systems);
      systems.clear();
      in >> scene;
    } else if (word == "system") {
      systems.push_back(System());
      in >> systems.back().variables >> systems.back().parameters;
    } else if (word == "c") {
      Row row;
      in >> row.relation >> row.priority >> row.constant;
      readTerms(in, row.terms);
      readTerms(in, row.parameters);
      systems.back().rows.push_back(row);
    } else if (word == "s") {
      std::vector<double> size;
      double value;
      while (in >> value) size.push_back(value);
      systems.back().sizes.push_back(size);
    }
  }
  report(scene, systems);
}
