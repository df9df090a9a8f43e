#include "search/geo_grid.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

namespace hoigung::search {
namespace {

using domain::Coordinates;
using domain::DistanceFrom;
using domain::GeoPoint;
using domain::kNearMetres;

constexpr std::int64_t kCell = 2000;
constexpr std::int64_t kSide = 8;
constexpr std::int64_t kSquare = kCell * kSide;
constexpr std::int64_t kQuarter = kSquare / 2;
constexpr std::uint8_t kCellsOfQuarter = 16;
constexpr std::int64_t kSouth = -90'000'000;
constexpr std::int64_t kWest = -180'000'000;
// A square or quarter has its own set when it contains one document in this many: then adding the set is
// faster than adding its documents one by one.
constexpr std::size_t kCrowded = 300;

std::uint64_t square_key(std::int64_t row, std::int64_t column) {
    return (static_cast<std::uint64_t>(row) << 32) | static_cast<std::uint64_t>(column);
}

std::uint64_t square_of(GeoPoint point) {
    return square_key((point.lat - kSouth) / kSquare, (point.lng - kWest) / kSquare);
}

// Cells of a square are numbered quarter by quarter.
std::uint8_t cell_of(GeoPoint point) {
    const std::int64_t row = (point.lat - kSouth) % kSquare / kCell;
    const std::int64_t column = (point.lng - kWest) % kSquare / kCell;
    const std::int64_t quarter = row / 4 * 2 + column / 4;
    return static_cast<std::uint8_t>(quarter * kCellsOfQuarter + row % 4 * 4 + column % 4);
}

struct Box {
    GeoPoint low;
    GeoPoint high;
};

Box box_at(std::int64_t lat, std::int64_t lng, std::int64_t size) {
    return {{static_cast<std::int32_t>(lat), static_cast<std::int32_t>(lng)},
            {static_cast<std::int32_t>(lat + size), static_cast<std::int32_t>(lng + size)}};
}

Box box_of_square(std::uint64_t key) {
    return box_at(static_cast<std::int64_t>(key >> 32) * kSquare + kSouth,
                  static_cast<std::int64_t>(key & 0xFFFFFFFF) * kSquare + kWest, kSquare);
}

Box box_of_quarter(std::uint64_t square, int quarter) {
    const Box box = box_of_square(square);
    return box_at(box.low.lat + quarter / 2 * kQuarter, box.low.lng + quarter % 2 * kQuarter, kQuarter);
}

Box box_of_cell(std::uint64_t square, std::uint8_t cell) {
    const Box box = box_of_quarter(square, cell / kCellsOfQuarter);
    const int within = cell % kCellsOfQuarter;
    return box_at(box.low.lat + within / 4 * kCell, box.low.lng + within % 4 * kCell, kCell);
}

// The squares that can contain places within 5 km; near the poles and the date line, all squares.
template <class Visit>
void each_square_around(const GeoGrid& grid, const Coordinates& from, Visit visit) {
    const double lat_reach = static_cast<double>(kNearMetres + 2) / domain::kMetresPerDegree;
    const double lng_reach = lat_reach / std::cos(from.lat * std::numbers::pi / 180);
    if (std::abs(from.lat) > 80 || std::abs(from.lng) > 179) {
        for (std::size_t i = 0; i < grid.squares.size(); ++i) visit(i);
        return;
    }
    const GeoPoint low = GeoPoint::of({from.lat - lat_reach, from.lng - lng_reach});
    const GeoPoint high = GeoPoint::of({from.lat + lat_reach, from.lng + lng_reach});
    const std::int64_t west = (low.lng - kWest) / kSquare;
    const std::int64_t east = (high.lng - kWest) / kSquare;
    const std::int64_t north = (high.lat - kSouth) / kSquare;
    for (std::int64_t row = (low.lat - kSouth) / kSquare; row <= north; ++row) {
        const auto first = std::ranges::lower_bound(grid.squares, square_key(row, west));
        const std::uint64_t last = square_key(row, east);
        for (auto square = first; square != grid.squares.end() && *square <= last; ++square)
            visit(static_cast<std::size_t>(square - grid.squares.begin()));
    }
}

// Adds the documents of points, all or only those nearby.
class NearCollector {
  public:
    NearCollector(const GeoGrid& grid, const Coordinates& from, Word* out)
        : grid_(grid), from_(from), is_flat_(std::abs(from.lng) <= 179), out_(out) {}

    void take_square(std::size_t square) {
        const Reach reach = reach_of(box_of_square(grid_.squares[square]));
        if (reach == Reach::outside) return;
        if (reach == Reach::inside && grid_.square_sets[square] != GeoGrid::kNoSet)
            return unite(grid_.square_sets[square]);
        std::uint32_t cell = grid_.square_cells[square];
        const std::uint32_t end = grid_.square_cells[square + 1];
        for (int quarter = 0; quarter < 4; ++quarter) {
            const std::uint32_t begin = cell;
            while (cell < end && grid_.cells[cell] / kCellsOfQuarter == quarter) ++cell;
            if (cell > begin) take_quarter(square, quarter, begin, cell, reach);
        }
    }

  private:
    using Reach = DistanceFrom::Side;

    // Boxes can be trusted only where nothing nearby crosses the date line.
    [[nodiscard]] Reach reach_of(const Box& box) const {
        return is_flat_ ? from_.side_of(kNearMetres, box.low, box.high) : Reach::across;
    }
    void unite(std::uint32_t set) { or_bits(out_, grid_.sets.data() + set, grid_.words); }

    void take_quarter(std::size_t square, int quarter, std::uint32_t begin, std::uint32_t end, Reach reach) {
        const std::uint64_t key = grid_.squares[square];
        if (reach == Reach::across) reach = reach_of(box_of_quarter(key, quarter));
        if (reach == Reach::outside) return;
        const std::uint32_t set = grid_.quarter_sets[4 * square + static_cast<std::size_t>(quarter)];
        if (reach == Reach::inside && set != GeoGrid::kNoSet) return unite(set);
        for (std::uint32_t cell = begin; cell < end; ++cell) {
            const Reach of_cell =
                reach == Reach::inside ? reach : reach_of(box_of_cell(key, grid_.cells[cell]));
            if (of_cell != Reach::outside) take_cell(cell, of_cell == Reach::inside);
        }
    }
    // The loops read only locals: the compiler must assume that a write to `out` may change members.
    void take_cell(std::uint32_t cell, bool inside) {
        const std::uint32_t end = grid_.cell_points[cell + 1];
        const std::uint32_t* const docs = grid_.point_docs.data();
        const GeoPoint* const points = grid_.points.data();
        const DistanceFrom from = from_;
        Word* const out = out_;
        if (inside) {
            for (std::uint32_t i = grid_.cell_points[cell]; i < end; ++i) set_bit(out, docs[i]);
            return;
        }
        for (std::uint32_t i = grid_.cell_points[cell]; i < end; ++i) {
            // Branchless: the processor could not predict whether a point is near.
            const Word is_near = from.is_within(kNearMetres, points[i]) ? 1 : 0;
            out[docs[i] / kWordBits] |= is_near << (docs[i] % kWordBits);
        }
    }

    const GeoGrid& grid_;
    DistanceFrom from_;
    bool is_flat_;
    Word* out_;
};

// The nearest so far, as a heap with the farthest on top.
class Nearest {
  public:
    explicit Nearest(std::size_t limit) : limit_(limit) {}

    [[nodiscard]] bool may_take(std::int64_t metres) const {
        return heap_.size() < limit_ || metres <= heap_.front().metres;
    }
    void offer(DocDistance found) {
        if (!may_take(found.metres)) return;
        const auto same = std::ranges::find(heap_, found.doc, &DocDistance::doc);
        if (same != heap_.end()) {
            if (same->metres <= found.metres) return;
            *same = found;
            std::ranges::make_heap(heap_);
            return;
        }
        if (heap_.size() == limit_) {
            if (heap_.front() < found) return;
            std::ranges::pop_heap(heap_);
            heap_.pop_back();
        }
        heap_.push_back(found);
        std::ranges::push_heap(heap_);
    }
    [[nodiscard]] std::vector<DocDistance> sorted() && {
        std::ranges::sort_heap(heap_);
        return std::move(heap_);
    }

  private:
    std::size_t limit_;
    std::vector<DocDistance> heap_;
};

struct Step {
    std::int64_t nearest = 0;
    std::uint32_t number = 0;
};

void sort_steps(std::vector<Step>& steps) {
    std::ranges::sort(steps, {}, &Step::nearest);
}

}  // namespace

GeoGrid::GeoGrid(std::vector<PlacedDoc> placed, std::size_t docs) {
    std::ranges::sort(placed, [](const PlacedDoc& left, const PlacedDoc& right) {
        const auto key = [](const PlacedDoc& item) {
            return std::tuple(square_of(item.point), cell_of(item.point), item.doc);
        };
        return key(left) < key(right);
    });
    points.reserve(placed.size());
    point_docs.reserve(placed.size());
    for (const PlacedDoc& item : placed) {
        const std::uint64_t square = square_of(item.point);
        const std::uint8_t cell = cell_of(item.point);
        const bool new_square = squares.empty() || squares.back() != square;
        if (new_square) {
            squares.push_back(square);
            square_cells.push_back(static_cast<std::uint32_t>(cells.size()));
        }
        if (new_square || cells.back() != cell) {
            cells.push_back(cell);
            cell_points.push_back(static_cast<std::uint32_t>(points.size()));
        }
        points.push_back(item.point);
        point_docs.push_back(item.doc);
    }
    square_cells.push_back(static_cast<std::uint32_t>(cells.size()));
    cell_points.push_back(static_cast<std::uint32_t>(points.size()));

    words = static_cast<std::uint32_t>(words_for(docs));
    for (std::size_t square = 0; square < squares.size(); ++square) {
        std::uint32_t cell = square_cells[square];
        square_sets.push_back(make_set(cell, square_cells[square + 1], docs));
        for (int quarter = 0; quarter < 4; ++quarter) {
            const std::uint32_t begin = cell;
            while (cell < square_cells[square + 1] && cells[cell] / kCellsOfQuarter == quarter) ++cell;
            quarter_sets.push_back(make_set(begin, cell, docs));
        }
    }
}

std::uint32_t GeoGrid::make_set(std::uint32_t first_cell, std::uint32_t last_cell, std::size_t docs) {
    const std::uint32_t begin = cell_points[first_cell];
    const std::uint32_t end = cell_points[last_cell];
    if (end - begin <= docs / kCrowded || end - begin < kWordBits) return kNoSet;
    const auto set = static_cast<std::uint32_t>(sets.size());
    sets.resize(sets.size() + words);
    for (std::uint32_t i = begin; i < end; ++i) set_bit(sets.data() + set, point_docs[i]);
    return set;
}

void GeoGrid::collect_near(const Coordinates& from, Word* out) const {
    NearCollector collector(*this, from, out);
    each_square_around(*this, from, [&](std::size_t square) { collector.take_square(square); });
}

std::vector<DocDistance> GeoGrid::nearest(const Coordinates& from, const Word* among,
                                          std::size_t limit) const {
    if (limit == 0) return {};
    const DistanceFrom distance(from);
    const bool is_flat = std::abs(from.lng) <= 179;
    const auto least = [&](const Box& box) {
        return is_flat ? distance.reach(box.low, box.high).nearest : 0;
    };
    std::vector<Step> near_squares;
    each_square_around(*this, from, [&](std::size_t square) {
        near_squares.push_back({least(box_of_square(squares[square])), static_cast<std::uint32_t>(square)});
    });
    sort_steps(near_squares);

    Nearest best(limit);
    std::vector<Step> near_cells;
    for (const Step& square : near_squares) {
        if (!best.may_take(square.nearest)) break;
        near_cells.clear();
        for (std::uint32_t cell = square_cells[square.number]; cell < square_cells[square.number + 1]; ++cell)
            near_cells.push_back({least(box_of_cell(squares[square.number], cells[cell])), cell});
        sort_steps(near_cells);
        for (const Step& cell : near_cells) {
            if (!best.may_take(cell.nearest)) break;
            for (std::uint32_t i = cell_points[cell.number]; i < cell_points[cell.number + 1]; ++i) {
                if (has_bit(among, point_docs[i])) best.offer({distance.metres(points[i]), point_docs[i]});
            }
        }
    }
    return std::move(best).sorted();
}

}  // namespace hoigung::search
