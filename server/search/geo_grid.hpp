#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "domain/places/distance.hpp"
#include "search/bits.hpp"

namespace hoigung::search {

struct PlacedDoc {
    domain::GeoPoint point;
    std::uint32_t doc = 0;
};

struct DocDistance {
    std::int64_t metres = 0;
    std::uint32_t doc = 0;

    // Nearer first, then newer, which is the order of documents.
    auto operator<=>(const DocDistance&) const = default;
};

// Documents by place: cells of 0.002 degrees; 8 by 8 cells form a square, 4 by 4 a quarter of one. Crowded
// squares and quarters also have the set of their documents.
struct GeoGrid {
    // Squares in order, with the beginning of each one's cells; cells in order, with the beginning of each
    // one's points.
    std::vector<std::uint64_t> squares;
    std::vector<std::uint32_t> square_cells;
    // The offset in `sets`, in words, of the set of each square and of each of its quarters; kNoSet if it is
    // not crowded.
    std::vector<std::uint32_t> square_sets;
    std::vector<std::uint32_t> quarter_sets;
    std::vector<std::uint8_t> cells;
    std::vector<std::uint32_t> cell_points;
    std::vector<domain::GeoPoint> points;
    std::vector<std::uint32_t> point_docs;
    std::vector<Word> sets;
    std::uint32_t words = 0;

    static constexpr std::uint32_t kNoSet = 0xFFFFFFFF;

    GeoGrid() = default;
    GeoGrid(std::vector<PlacedDoc> placed, std::size_t docs);

    // Sets the bits of all documents within 5 km.
    void collect_near(const domain::Coordinates& from, Word* out) const;
    // The nearest documents of the set `among`, at most `limit`, each once.
    [[nodiscard]] std::vector<DocDistance> nearest(const domain::Coordinates& from, const Word* among,
                                                   std::size_t limit) const;

    static void describe(auto& self, auto& visit) {
        visit(self.squares);
        visit(self.square_cells);
        visit(self.square_sets);
        visit(self.quarter_sets);
        visit(self.cells);
        visit(self.cell_points);
        visit(self.points);
        visit(self.point_docs);
        visit(self.sets);
        visit(self.words);
    }

  private:
    [[nodiscard]] std::uint32_t make_set(std::uint32_t first_cell, std::uint32_t last_cell, std::size_t docs);
};

}  // namespace hoigung::search
